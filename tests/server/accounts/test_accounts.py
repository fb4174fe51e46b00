"""Accounts: taken by guests, who lose nothing by it, and found again from anywhere."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from diablerie.server import Settings, openapi_document
from diablerie.server.core import usernames

from ..clients import PERSON, Client, fresh_cmd, running
from ..logins import PASSWORD, fresh_name, log_in, register, try_to_register
from ..problems import problem

OPEN = {"kind": "open"}


# Becoming an account


def test_a_guest_with_running_matches_becomes_an_account_and_plays_on(client: Client) -> None:
    table = client.new_match()
    name = register(client)
    assert client.get("/api/me").json()["name"] == name
    assert table.act(0, table.read(0)["view"]["state"]["legal"][0]).status_code == 200
    assert [match["id"] for match in client.get("/api/me/matches").json()["matches"]] == [table.id]


def test_who_has_not_been_a_guest_can_take_an_account_at_once(client: Client) -> None:
    response = try_to_register(client, name := fresh_name())
    assert (response.status_code, response.json()["guest"]) == (201, False)
    assert client.get("/api/me").json()["name"] == name


def test_of_two_who_take_one_name_at_once_one_gets_it(address: str) -> None:
    name = fresh_name()
    with Client(address) as one, Client(address) as other, ThreadPoolExecutor() as threads:
        answers = list(threads.map(lambda who: try_to_register(who, name), (one, other)))
    refused, taken = sorted(answers, key=lambda answer: answer.status_code, reverse=True)
    assert taken.status_code == 201
    assert problem(refused, 409)["reason"] == "name-taken"


@pytest.mark.parametrize("spelt", [str.upper, "ＡＤＡ {}".format, "  ada {} ".format])
def test_names_that_look_alike_are_one(
    client: Client, stranger: Client, spelt: Callable[[str], str]
) -> None:
    name = register(client)
    again = spelt(name if spelt is str.upper else name.removeprefix("Ada "))
    assert problem(try_to_register(stranger, again), 409)["reason"] == "name-taken"
    assert stranger.get(f"/api/people/{again}").json()["name"] == name
    assert log_in(stranger, again).json()["name"] == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "a",
        "x" * 25,
        "a\nb",
        "a\u202eb",
        "a\u200db",
        "..",
        "a  b",
        "a/b",
        "ㅤㅤ",
        "a\0b",
        "a" + "\u0301" * 4,
    ],
)
def test_what_is_no_name_is_refused(client: Client, name: str) -> None:
    refused = problem(try_to_register(client, name), 422)
    assert refused["param"].endswith("name")
    assert usernames.key(name) is None
    problem(log_in(client, name), 422 if not name else 403)


@pytest.mark.parametrize("name", ["Zoë", "李明", "Åsa-Li", "d'Artagnan", "R2 D2", "नमिता"])
def test_names_of_all_scripts_are_taken_as_they_are(name: str) -> None:
    assert usernames.settled(name) == name


@pytest.mark.parametrize(
    "name", ["\u0410d\u0430", "Ad\u0430", "\u0391da", "Ada \u043e", "李A\u0430"]
)
def test_a_letter_of_another_script_makes_no_name_that_looks_like_anothers(
    client: Client, name: str
) -> None:
    refused = problem(try_to_register(client, name), 422)
    assert "letters are of one script" in refused["detail"]
    assert usernames.key(name) is not None, "who has it already is still found, and comes in"


@pytest.mark.parametrize(
    "name",
    [
        "Ада",
        "Άννα",
        "Zoë º",
        "さくらサクラ桜",
        "김철수 Kim",
        "李明 Li",
        "ʻOumuamua",
        "नमिता",
        "R2 D2",
    ],
)
def test_names_of_one_script_and_those_written_together_are_taken(name: str) -> None:
    usernames.demand_one_script(usernames.settled(name))


def cyrillic(name: str) -> str:
    """A name of letters that look like those, in another script."""
    return name.translate(str.maketrans("CEOPacepoxy", "СЕОРасероху"))


def test_a_name_wholly_in_another_script_that_looks_like_an_accounts_is_refused(
    client: Client, stranger: Client
) -> None:
    name = register(client, f"Cox {fresh_name()[4:]}")
    refused = problem(try_to_register(stranger, cyrillic(name)), 409)
    assert (refused["reason"], refused["param"]) == ("name-looks-alike", "name")
    assert stranger.get(f"/api/people/{cyrillic(name)}").status_code == 404
    client.http.post("/api/me/deletion", json={"password": PASSWORD}).raise_for_status()
    register(stranger, cyrillic(name))


def test_of_two_who_take_names_that_look_alike_at_once_one_gets_theirs(address: str) -> None:
    name = f"Ecco {fresh_name()[4:]}"
    with Client(address) as one, Client(address) as other, ThreadPoolExecutor() as threads:
        asked = [(one, name), (other, cyrillic(name))]
        answers = list(threads.map(lambda each: try_to_register(*each), asked))
    refused, taken = sorted(answers, key=lambda answer: answer.status_code, reverse=True)
    assert taken.status_code == 201
    assert problem(refused, 409)["reason"] == "name-looks-alike"


@pytest.mark.parametrize("password", ["", "short", "x" * 201, 12345678, None])
def test_what_is_no_password_is_refused_without_repeating_it(
    client: Client, password: object
) -> None:
    body = {"name": fresh_name(), "password": password}
    response = client.http.post("/api/accounts", json=body)
    assert problem(response, 422)["param"] == "body.password"
    assert not password or str(password) not in response.text


def test_nobody_has_two_accounts_at_once(client: Client) -> None:
    register(client)
    assert problem(try_to_register(client, fresh_name()), 409)["reason"] == "has-account"


def test_a_password_is_kept_as_an_argon2id_hash_only(client: Client, settings: Settings) -> None:
    register(client, password="a password like no other")
    files = Path(settings.database).parent.glob("matches.sqlite3*")
    content = b"".join(file.read_bytes() for file in files)
    assert b"a password like no other" not in content
    assert b"$argon2id$v=19$m=65536," in content


# Logging in


def test_a_guest_who_logs_in_brings_his_seats_and_sessions_end(
    address: str, client: Client, stranger: Client
) -> None:
    name = register(client)
    table = stranger.new_match(PERSON, PERSON)
    with Client(address) as left_behind:
        left_behind.http.cookies.update(stranger.http.cookies)
        assert log_in(stranger, name).status_code == 201
        assert table.act(0, "8@17").status_code == 200
        owned = client.get(f"/api/matches/{table.id}", seat=0)
        assert owned.json()["view"]["match"]["seats"][0]["yours"], "the account has it everywhere"
        problem(left_behind.get("/api/me"), 401)


def test_a_seat_passes_also_where_the_account_sits_already(
    client: Client, stranger: Client
) -> None:
    name = register(client)
    table = client.new_match(PERSON, OPEN)
    stranger.http.put(f"{table.path}/seats/1", json={}).raise_for_status()
    said = {"cmd": "same", "text": "hello", "seat": 0}
    client.http.post(f"{table.path}/messages", json=said).raise_for_status()
    stranger.http.post(f"{table.path}/messages", json=said | {"seat": 1}).raise_for_status()
    stranger.http.put(f"{table.path}/mutes/0").raise_for_status()
    assert log_in(stranger, name).status_code == 201
    seats = table.read(None)["view"]["match"]["seats"]
    assert [seat["yours"] for seat in seats] == [True, True]
    heard = stranger.get(f"{table.path}/messages").json()["messages"]
    assert [message["yours"] for message in heard] == [True, True], "nobody mutes themselves"


def test_a_waiting_match_passes_with_its_host(client: Client, stranger: Client) -> None:
    name = register(client)
    table = stranger.new_match(PERSON, OPEN)
    assert log_in(stranger, name).status_code == 201
    assert stranger.get(f"{table.path}/room").json()["host"]
    assert stranger.http.delete(table.path).status_code == 204


def test_the_cookie_is_a_fresh_one_each_time(client: Client) -> None:
    client.new_match()
    tokens = [client.http.cookies["diablerie_guest"]]
    name = register(client)
    tokens.append(client.http.cookies["diablerie_guest"])
    log_in(client, name).raise_for_status()
    tokens.append(client.http.cookies["diablerie_guest"])
    assert len(set(tokens)) == 3
    for token in tokens[:2]:
        client.http.cookies.set("diablerie_guest", token)
        client.http.cookies.clear()
        headers = {"Cookie": f"diablerie_guest={token}"}
        problem(client.http.get("/api/me", headers=headers), 401)


def test_a_cookie_chosen_by_somebody_else_is_never_made_good(client: Client) -> None:
    client.http.headers["Cookie"] = "diablerie_guest=chosen"
    response = try_to_register(client, fresh_name())
    assert "diablerie_guest=chosen" not in response.headers["Set-Cookie"]
    problem(client.get("/api/me"), 401)


def test_a_program_keeps_its_token_through_all_of_it(client: Client, stranger: Client) -> None:
    for who in (client, stranger):
        token = who.http.post("/api/guests").json()["token"]
        who.http.headers["Authorization"] = f"Bearer {token}"
    table = stranger.new_match()
    name = register(client)
    response = log_in(stranger, name)
    assert "Set-Cookie" not in response.headers
    assert stranger.get("/api/me").json()["name"] == name
    assert client.get(table.path, seat=1).status_code == 200
    assert stranger.http.delete("/api/sessions/current").status_code == 204
    problem(stranger.get("/api/me"), 401)
    assert client.get("/api/me").json()["name"] == name


def test_a_wrong_name_and_a_wrong_password_are_told_alike(
    client: Client, stranger: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the answer, and by the work that is done: each is verified once, at the same cost."""
    name = register(client)
    verified: list[tuple[str, bytes | str]] = []
    verify = PasswordHasher.verify

    def noting(self: PasswordHasher, hash: str, password: Any) -> Any:  # noqa: A002
        verified.append((hash.rsplit("$", 2)[0], password))
        return verify(self, hash, password)

    monkeypatch.setattr(PasswordHasher, "verify", noting)
    answers = [
        problem(log_in(stranger, who, "not his password"), 403)
        for who in (name, fresh_name(), "no\nname")
    ]
    assert answers[0] == answers[1] == answers[2]
    assert len(verified) == 3
    assert len(set(verified)) == 1, "by the same parameters"


def test_what_a_keyboard_composes_otherwise_is_the_same_password(
    client: Client, stranger: Client
) -> None:
    name = register(client, password="gar\u00e7on au caf\u00e9")
    assert log_in(stranger, name, "garc\u0327on au cafe\u0301").status_code == 201


def test_other_sites_pages_cannot_log_anybody_in_or_out(client: Client) -> None:
    name = register(client)
    client.http.headers["Origin"] = "https://evil.example"
    problem(log_in(client, name), 403)
    problem(try_to_register(client, fresh_name()), 403)
    problem(client.http.delete("/api/sessions/current"), 403)
    problem(client.http.patch("/api/me", json={"rated": True}), 403)


# Oneself and others


def test_a_guest_is_told_that_he_is_one_and_nobody_that_he_is_nobody(client: Client) -> None:
    assert problem(client.get("/api/me"), 401)["reason"] == "nobody"
    client.new_match()
    me = client.get("/api/me").json()
    assert (me["guest"], me["name"], me["rated"]) == (True, None, False)


def test_a_guest_cannot_have_a_rating_or_a_password(client: Client) -> None:
    client.new_match()
    refused = client.http.patch("/api/me", json={"rated": True})
    assert problem(refused, 409)["reason"] == "no-account"
    change = {"old": PASSWORD, "new": PASSWORD}
    refused = client.http.put("/api/me/password", json=change)
    assert problem(refused, 409)["reason"] == "no-account"


def test_an_account_says_whether_it_wants_to_be_rated(client: Client) -> None:
    register(client)
    assert client.http.patch("/api/me", json={"rated": True}).json()["rated"]
    assert client.http.patch("/api/me", json={}).json()["rated"]
    assert not client.http.patch("/api/me", json={"rated": False}).json()["rated"]


def test_a_person_can_be_looked_up_but_not_a_guest(client: Client) -> None:
    name = register(client)
    person = client.get(f"/api/people/{name}").json()
    assert person["name"] == name
    assert set(person) == {"name", "created", "ratings", "matches"}
    problem(client.get(f"/api/people/{fresh_name()}"), 404)
    problem(client.get("/api/people/%00%01"), 404)


# Names in seats


def test_a_seat_taken_without_a_name_carries_that_of_the_account(
    client: Client, stranger: Client
) -> None:
    host, guest = register(client), register(stranger)
    table = client.new_match(PERSON, OPEN)
    stranger.http.put(f"{table.path}/seats/1", json={}).raise_for_status()
    seats = table.read(None)["view"]["match"]["seats"]
    assert [(seat["name"], seat["account"]) for seat in seats] == [(host, True), (guest, True)]


def test_a_name_is_marked_only_where_its_holder_sits(client: Client, stranger: Client) -> None:
    name = register(client)
    table = stranger.new_match(PERSON, OPEN)
    stranger.http.put(f"{table.path}/seats/0", json={"name": name}).raise_for_status()
    client.http.put(f"{table.path}/seats/1", json={"name": "somebody"}).raise_for_status()
    seats = table.read(None)["view"]["match"]["seats"]
    assert [(seat["name"], seat["account"]) for seat in seats] == [
        (name, False),
        ("somebody", False),
    ]


def test_of_the_seats_that_one_person_plays_one_carries_his_name(client: Client) -> None:
    name = register(client)
    begun = client.new_match(PERSON, PERSON).begun
    assert [seat["name"] for seat in begun["seats"]] == [name, None]


# The other database


def test_it_is_the_same_on_postgresql(settings: Settings, empty_postgres_url: str) -> None:
    with (
        running(replace(settings, database=empty_postgres_url)) as address,
        Client(address) as client,
        Client(address) as stranger,
    ):
        table = stranger.new_match(PERSON, OPEN)
        name = register(client)
        problem(try_to_register(stranger, name.upper()), 409)
        said = {"cmd": "same", "text": "hello"}
        for who in (client, stranger):
            who.http.post(f"{table.path}/messages", json=said).raise_for_status()
        client.http.put(f"{table.path}/mutes/0").raise_for_status()
        assert log_in(stranger, name).status_code == 201
        (match,) = client.get("/api/me/matches").json()["matches"]
        assert (match["id"], match["host"], match["seats"][0]["yours"]) == (table.id, True, True)
        past = f"{match['created']}_{match['id']}"
        assert client.get("/api/me/matches", before=past).json()["matches"] == []
        change = {"old": PASSWORD, "new": "another password"}
        client.http.put("/api/me/password", json=change).raise_for_status()
        problem(stranger.get("/api/me"), 401)
        problem(client.get("/api/people/%00"), 404)


# Hygiene


def test_no_log_line_and_no_answer_holds_a_token_or_password(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever people do, right and wrong, with everything logged that there is to log."""
    password, other = "the first secret 1", "the second secret 2"
    for logger in (None, "sqlalchemy"):
        caplog.set_level(logging.DEBUG, logger)
    with (
        running(replace(settings, database=tmp_path / "matches.sqlite3")) as address,
        Client(address) as client,
        Client(address) as stranger,
    ):
        bearer = stranger.http.post("/api/guests").json()["token"]
        stranger.http.headers["Authorization"] = f"Bearer {bearer}"
        table = client.new_match()
        tokens = [bearer, client.http.cookies["diablerie_guest"]]
        answers = [
            try_to_register(client, "Ada", password),
            try_to_register(stranger, "ada", password),
            log_in(stranger, "Ada", other),
            log_in(stranger, "Ada", password),
            log_in(stranger, "Nobody", password),
            client.http.put("/api/me/password", json={"old": other, "new": password}),
            client.http.put("/api/me/password", json={"old": password, "new": other}),
            client.http.post("/api/accounts", json={"name": [password], "password": other}),
            client.http.post("/api/sessions", content=password),
            client.get("/api/me/sessions"),
            client.get(f"{table.path}/record", seat=0),
            client.http.patch("/api/me", json={"rated": password}),
        ]
        tokens.append(client.http.cookies["diablerie_guest"])
    own = [record for record in caplog.records if not record.name.startswith("http")]
    assert any("SESSIONS" in record.getMessage().upper() for record in own), "it is logged at all"
    told = "\n".join(
        [*(record.getMessage() for record in own), *(answer.text for answer in answers)]
    )
    assert table.begun["seed_hash"] in told
    for secret in (password, other, *tokens):
        assert secret not in told


def test_the_openapi_document_has_no_example_or_default_of_a_secret() -> None:
    schemas = openapi_document()["components"]["schemas"]
    for model, member in (("Login", "password"), ("PasswordChange", "old"), ("Token", "token")):
        declared = schemas[model]["properties"][member]
        assert not {"default", "example", "examples"} & declared.keys()
    assert schemas["Login"]["properties"]["password"]["writeOnly"]


def test_a_command_reused_by_guest_and_account_does_not_hinder_the_login(
    client: Client, stranger: Client
) -> None:
    name = register(client)
    table = client.new_match()
    cmd = fresh_cmd()
    for who in (client, stranger):
        who.new_match()
        message = {"cmd": cmd, "text": "hello"}
        who.http.post(f"{table.path}/messages", json=message).raise_for_status()
    assert log_in(stranger, name).status_code == 201
