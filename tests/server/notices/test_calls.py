"""People are called back when it is their turn and no page of theirs is open."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from email.message import Message

import httpx2
import pytest

from diablerie.server import NoticeSettings

from ..clients import Client, Serve, Table
from ..gathered import company, done, invite, to_play
from ..logins import register
from .asking import ask, pass_turn, subscribe, targets, wish
from .conftest import SITE
from .receivers import Mailbox, Post, signed_claims, waited

QUIET = 1.2
"""Seconds in which whatever is sent has come."""


def text_of(mail: Message) -> str:
    payload = mail.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


def test_a_browser_is_told_of_the_turn_encrypted_and_signed(calling: str, post: Post) -> None:
    with company(calling, 2, names=["Anna", None]) as (one, other):
        browser = subscribe(other.client, post)
        pass_turn(one)
        [arrived] = post.wait()
        assert browser.read(arrived) == {
            "title": "Doctor Faust: it is your turn",
            "body": "With Anna",
            "path": f"/m/{one.id}",
            "tag": one.id,
        }
        assert b"Anna" not in arrived.body
        claims, key = signed_claims(arrived.headers["Authorization"])
        assert claims["aud"] == post.url
        assert claims["sub"] == "mailto:games@play.example"
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        assert key == one.client.get("/api/notices").json()["push_key"]
        assert arrived.headers["TTL"] == "86400"
        assert arrived.headers["Topic"] == one.id


def test_one_is_told_once_of_a_turn_and_again_of_the_next(calling: str, post: Post) -> None:
    with company(calling, 2) as (one, other):
        subscribe(other.client, post)
        pass_turn(one)
        post.wait()
        time.sleep(QUIET)
        assert len(post.arrived) == 1
        pass_turn(other)
        pass_turn(one)
        post.wait(2)


def test_who_is_at_the_table_is_not_called_nor_is_who_comes_in_time(
    calling: str, post: Post
) -> None:
    with company(calling, 2) as (one, other):
        subscribe(other.client, post)
        with other.live(1):
            pass_turn(one)
            time.sleep(QUIET)
        time.sleep(QUIET)
        assert post.arrived == []
        pass_turn(other)
        pass_turn(one)
        with other.live(1):
            time.sleep(QUIET)
        assert post.arrived == []


def test_who_looks_on_elsewhere_is_called(
    serve: Serve, notices: NoticeSettings, post: Post
) -> None:
    with (
        serve(notices=notices, matches_at_hand=1) as address,
        company(address, 2) as (one, other),
        Client(address) as third,
    ):
        elsewhere = third.new_match()
        subscribe(other.client, post)
        with Table(other.client, elsewhere.id, elsewhere.begun).live(None):
            pass_turn(one)
            # No other table but those looked at is kept in memory.
            elsewhere.read(0)
            post.wait()


def test_nobody_is_called_who_keeps_nobody_waiting(calling: str, post: Post) -> None:
    with Client(calling) as client:
        alone = client.new_match({"kind": "person"}, {"kind": "bot", "level": "random"})
        both = client.new_match()
        subscribe(client, post)
        pass_turn(both)
        waited(lambda: [alone] if to_play(alone) == 0 else [], 1)
        pass_turn(alone)
        time.sleep(QUIET)
        assert post.arrived == []


def test_mail_goes_to_an_account_once_its_address_is_confirmed(calling: str, box: Mailbox) -> None:
    with company(calling, 2) as (one, other):
        assert ask(other.client, "mail", "eve@mail.example").json()["reason"] == "no-account"
        register(other.client)
        asked = ask(other.client, "mail", "eve@mail.example").json()
        assert not asked["confirmed"]
        [(to, mail)] = box.wait()
        assert to == "eve@mail.example"
        pass_turn(one)
        time.sleep(QUIET)
        assert len(box.mails) == 1
        code = text_of(mail).split("account: ")[1].split()[0]
        path = f"/api/me/notices/targets/{asked['number']}/confirmation"
        wrong = other.client.http.post(path, json={"code": "0" * 10})
        assert (wrong.status_code, wrong.json()["reason"]) == (403, "wrong-code")
        assert other.client.http.post(path, json={"code": code}).json()["confirmed"]
        pass_turn(other)
        pass_turn(one)
        _, (_, told) = box.wait(2)
        assert told["Subject"] == "Doctor Faust: it is your turn"
        assert told["From"] == "games@play.example"
        assert f"{SITE}/m/{one.id}" in text_of(told)
        assert f"{SITE}/account" in text_of(told)
        assert mail["List-Unsubscribe"] is None
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert all(box.encrypted)


def test_a_link_in_the_mail_stops_mails_without_signing_in(calling: str, box: Mailbox) -> None:
    with company(calling, 2) as (one, other):
        register(other.client)
        ask(other.client, "mail", "eve@mail.example", language="de").raise_for_status()
        [(_, mail)] = box.wait()
        code = text_of(mail).split("Code an: ")[1].split()[0]
        [target] = targets(other.client)
        path = f"/api/me/notices/targets/{target['number']}/confirmation"
        other.client.http.post(path, json={"code": code}).raise_for_status()
        pass_turn(one)
        _, (_, told) = box.wait(2)
        link = calling + told["List-Unsubscribe"].strip("<>").removeprefix(SITE)
        forged = link[:-1] + ("0" if link[-1] != "0" else "1")
        assert httpx2.post(forged).json()["reason"] == "no-such-target"
        # Programs that look at every link of a mail stop nothing.
        page = httpx2.get(link)
        assert '<html lang="de">' in page.text
        assert '<form method="post">' in page.text
        assert len(targets(other.client)) == 1
        done = httpx2.post(link, data={"List-Unsubscribe": "One-Click"})
        assert (done.status_code, targets(other.client)) == (200, [])
        assert httpx2.post(link).json()["reason"] == "no-such-target"


def test_a_chat_service_is_told_and_calls_nobody_by_it(calling: str, post: Post) -> None:
    with company(calling, 2, names=["@everyone <b>", None]) as (one, other):
        register(other.client)
        ask(other.client, "webhook", f"{post.url}/hook").raise_for_status()
        pass_turn(one)
        [arrived] = post.wait(path="/hook")
        told = json.loads(arrived.body)
        assert arrived.headers["Content-Type"] == "application/json"
        assert told["allowed_mentions"] == {"parse": []}
        for member in ("content", "text"):
            assert told[member].startswith("Doctor Faust: it is your turn\nWith ")
            assert told[member].endswith(f"\n{SITE}/m/{one.id}")
            assert "@everyone" not in told[member]
            assert "<b>" not in told[member].replace("\\<", "")


def test_one_is_told_in_ones_own_language(calling: str, post: Post) -> None:
    with company(calling, 2, names=["Anna", None]) as (one, other):
        browser = subscribe(other.client, post, language="fr")
        pass_turn(one)
        [arrived] = post.wait()
        assert browser.read(arrived)["title"].replace("\u202f", " ").replace("\xa0", " ") == (
            "Doctor Faust : c’est à vous de jouer"
        )
        assert ask(other.client, "push", post.url, language="nl").status_code == 422


def test_a_match_that_begins_one_that_ends_a_rematch_and_an_offer_are_told(
    calling: str, post: Post
) -> None:
    with company(calling, 2) as (one, other):
        browser = subscribe(other.client, post)
        done(one, "offer", 0)
        [asked] = post.wait(1)
        assert browser.read(asked)["title"] == "Doctor Faust: your answer is wanted"
        done(one, "resign", 0)
        _, over = post.wait(2)
        assert browser.read(over)["title"] == "Doctor Faust: the match is over"
        again = one.client.http.post(f"{one.path}/rematch").json()["id"]
        *_, wanted = post.wait(3)
        assert browser.read(wanted)["title"] == "Doctor Faust: a seat is kept for you"
        assert browser.read(wanted)["path"] == f"/m/{again}"


def test_somebody_invited_by_name_is_told_unless_they_have_blocked_the_host(
    calling: str, post: Post
) -> None:
    with company(calling, 2) as (one, other):
        host, name = register(one.client), register(other.client)
        browser = subscribe(other.client, post)
        wish(other.client, occasions=["rematch"]).raise_for_status()
        table = invite(one.client, {"kind": "person"}, {"kind": "open"})
        asked = f"{table.path}/seats/1/invitation"
        one.client.http.put(asked, json={"name": name}).raise_for_status()
        [arrived] = post.wait()
        assert browser.read(arrived)["path"] == f"/m/{table.id}"
        blocking = other.client.http.put(f"/api/me/contacts/{host}", json={"kind": "blocked"})
        blocking.raise_for_status()
        done(one, "resign", 0)
        one.client.http.post(f"{one.path}/rematch").raise_for_status()
        time.sleep(QUIET)
        assert len(post.arrived) == 1, "a rematch that one who is blocked asks for calls nobody"


def test_one_is_told_only_of_what_one_wishes(calling: str, post: Post) -> None:
    with company(calling, 2) as (one, other):
        subscribe(other.client, post)
        wish(other.client, occasions=["over"]).raise_for_status()
        pass_turn(one)
        time.sleep(QUIET)
        assert post.arrived == []
        done(one, "resign", 0)
        post.wait()


def test_what_cannot_be_brought_is_tried_again_and_not_for_ever(calling: str, post: Post) -> None:
    with company(calling, 2) as (one, other):
        subscribe(other.client, post)
        post.answers[:] = [500, 429]
        pass_turn(one)
        post.wait(3)
        time.sleep(QUIET)
        assert len(post.arrived) == 3
        post.arrived.clear()
        post.answers[:] = [503] * 20
        pass_turn(other)
        pass_turn(one)
        post.wait(4)
        assert 'diablerie_notices_total{by="push",outcome="told"} 1.0' in metrics(calling)


def metrics(address: str) -> str:
    return httpx2.get(f"{address}/metrics").text


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(calling: str, post: Post, status: int) -> None:
    with company(calling, 2) as (one, other):
        subscribe(other.client, post)
        post.answers[:] = [status]
        pass_turn(one)
        post.wait()
        waited(lambda: [True] if not targets(other.client) else [], 1)


def test_a_redirect_leads_nowhere(calling: str, post: Post) -> None:
    with company(calling, 2) as (one, other):
        subscribe(other.client, post)
        post.answers[:], post.redirect = [302, 307], f"{post.url}/elsewhere"
        pass_turn(one)
        post.wait()
        time.sleep(QUIET)
        assert [one.path for one in post.arrived] == ["/push"]


def test_a_browser_is_told_no_more_once_its_session_has_ended(calling: str, post: Post) -> None:
    with company(calling, 2) as (one, other):
        register(other.client)
        subscribe(other.client, post)
        other.client.http.delete("/api/sessions/current").raise_for_status()
        pass_turn(one)
        time.sleep(QUIET)
        assert post.arrived == []


def test_a_trial_says_what_has_come_of_it(calling: str, post: Post) -> None:
    with Client(calling) as client:
        client.new_match()
        browser = subscribe(client, post)
        [target] = targets(client)
        path = f"/api/me/notices/targets/{target['number']}/trial"
        assert client.http.post(path).json() == {"outcome": "told"}
        assert browser.read(post.arrived[0])["title"] == "This is a trial"
        post.answers[:] = [500, 400, 410]
        outcomes = [client.http.post(path).json()["outcome"] for _ in range(3)]
        assert outcomes == ["away", "refused", "gone"]
        assert client.http.post(path).json()["reason"] == "no-such-target"


def test_nobody_finds_anothers_target(calling: str, post: Post) -> None:
    with Client(calling) as one, Client(calling) as other:
        one.new_match()
        other.new_match()
        subscribe(one, post)
        path = f"/api/me/notices/targets/{targets(one)[0]['number']}"
        assert other.http.delete(path).json()["reason"] == "no-such-target"
        assert other.http.post(f"{path}/trial").json()["reason"] == "no-such-target"
        one.http.delete(path).raise_for_status()
        assert targets(one) == []


def test_a_server_without_notices_says_so(address: str) -> None:
    with Client(address) as client:
        client.new_match()
        offered = client.get("/api/notices").json()
        assert offered == {"push_key": None, "mail": False, "webhooks": False}
        assert client.get("/api/me/notices").json()["reason"] == "no-notices"


def test_so_many_notices_go_to_one_place_and_no_more(
    serve: Serve, notices: NoticeSettings, post: Post
) -> None:
    from diablerie.server import UNLIMITED

    limits = replace(UNLIMITED, notices="1/hour")
    with serve(notices=notices, limits=limits) as address, company(address, 2) as (one, other):
        subscribe(other.client, post)
        pass_turn(one)
        post.wait()
        pass_turn(other)
        pass_turn(one)
        time.sleep(QUIET)
        assert len(post.arrived) == 1


def test_what_is_kept_is_in_the_export_and_goes_with_the_person(calling: str, post: Post) -> None:
    with Client(calling) as client:
        client.new_match()
        subscribe(client, post)
        kept = client.http.post("/api/me/export", json={}).json()
        [target] = kept["notice_targets"]
        assert target["address"] == f"{post.url}/push"
        assert kept["notice_settings"][0]["language"] == "en"
        client.http.post("/api/me/deletion", json={}).raise_for_status()
        assert client.get("/api/me/notices").status_code == 401
