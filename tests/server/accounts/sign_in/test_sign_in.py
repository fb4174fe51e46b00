"""Signing in by a provider: the first time makes an account, which then is found; guests keep all."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from urllib.parse import parse_qs, urlsplit

import pytest

from ...clients import Client
from ...logins import fresh_name, log_in, register
from ...problems import problem
from .people import answer, begin, choose, fresh_login, newcomer, signed_in
from .provider_process import CLIENT, ProviderProcess, Visitor

# What is asked of the provider


def test_the_provider_is_asked_by_code_with_pkce_state_and_nonce_and_for_no_mail(
    client: Client, inn: ProviderProcess, address: str
) -> None:
    location = urlsplit(begin(client))
    asked = {name: values[0] for name, values in parse_qs(location.query).items()}
    assert f"{location.scheme}://{location.netloc}" == inn.issuer
    secrets = {asked.pop(name) for name in ("state", "nonce", "code_challenge")}
    assert len(secrets) == 3
    assert min(map(len, secrets)) >= 43
    assert asked == {
        "client_id": CLIENT,
        "response_type": "code",
        "scope": "openid profile",
        "code_challenge_method": "S256",
        "redirect_uri": f"{address}/sign-in",
    }


def test_the_cookie_of_a_sign_in_is_for_minutes_for_its_addresses_and_for_no_script(
    client: Client,
) -> None:
    response = client.http.post("/api/sign-in", json={})
    (cookie,) = response.headers.get_list("set-cookie")
    name, *flags = cookie.split("; ")
    assert name.startswith("diablerie_sign_in=")
    assert {*flags} == {"HttpOnly", "Max-Age=600", "Path=/api/sign-in", "SameSite=lax"}


# A first time


def test_a_first_sign_in_asks_for_a_name_and_makes_an_account_of_it(
    client: Client, login: str
) -> None:
    went = signed_in(client, login, back="/games?over=1")
    suggestion = login.replace("_", " ")
    assert went == {"outcome": "new", "back": "/games?over=1", "suggestion": suggestion, "me": None}
    name = fresh_name()
    response = choose(client, name)
    assert (response.status_code, response.json()["name"]) == (201, name)
    assert client.get("/api/me").json()["name"] == name
    assert "diablerie_sign_in" not in dict(client.http.cookies)


def test_a_guest_keeps_what_they_have_played(client: Client, login: str) -> None:
    table = client.new_match()
    before = client.http.cookies["diablerie_guest"]
    name = newcomer(client, login)
    assert client.http.cookies["diablerie_guest"] != before
    assert [match["id"] for match in client.get("/api/me/matches").json()["matches"]] == [table.id]
    assert table.act(0, table.read(0)["view"]["state"]["legal"][0]).status_code == 200
    assert client.get("/api/me").json()["name"] == name


def test_a_name_that_is_taken_is_said_to_be_and_another_may_be_chosen(
    client: Client, stranger: Client, login: str
) -> None:
    taken = register(stranger)
    signed_in(client, login)
    assert problem(choose(client, taken), 409)["reason"] == "name-taken"
    assert problem(choose(client, "a/b"), 422)["param"] == "name"
    assert choose(client, fresh_name()).status_code == 201


def test_a_suggested_name_is_one_that_nobody_has(
    client: Client, stranger: Client, login: str
) -> None:
    name = login.replace("_", " ")
    register(stranger, name)
    assert signed_in(client, login)["suggestion"] == f"{name} 2"


@pytest.mark.parametrize("login", ["@", "\u202e", "x"])
def test_where_nothing_can_be_suggested_a_name_is_asked_for_all_the_same(
    client: Client, login: str
) -> None:
    login = f"{login}" if login != "\u202e" else "%E2%80%AE"
    assert signed_in(client, login)["outcome"] == "new"


def test_who_has_not_signed_in_is_given_no_account(client: Client, login: str) -> None:
    assert problem(choose(client, fresh_name()), 403)["reason"] == "no-sign-in"
    begin(client)
    assert problem(choose(client, fresh_name()), 403)["reason"] == "no-sign-in"
    assert client.get("/api/me").status_code == 401


def test_one_sign_in_makes_one_account(client: Client, stranger: Client, login: str) -> None:
    newcomer(client, login)
    assert problem(choose(stranger, fresh_name()), 403)["reason"] == "no-sign-in"
    assert signed_in(stranger, login)["outcome"] == "in"


def test_of_two_browsers_that_name_one_newcomer_one_is_heard(
    client: Client, stranger: Client, login: str
) -> None:
    both = client, stranger
    for browser in both:
        assert signed_in(browser, login)["outcome"] == "new"
    with ThreadPoolExecutor() as threads:
        answers = list(threads.map(lambda browser: choose(browser, fresh_name()), both))
    made, refused = sorted(answers, key=lambda response: response.status_code)
    assert made.status_code == 201
    assert problem(refused, 409)["reason"] == "subject-taken"


# From then on


def test_the_second_time_the_account_is_found_and_the_guest_brings_their_matches(
    client: Client, stranger: Client, login: str
) -> None:
    name = newcomer(client, login)
    table = stranger.new_match()
    went = signed_in(stranger, login, back="/lobby")
    assert (went["outcome"], went["back"], went["me"]["name"]) == ("in", "/lobby", name)
    assert [match["id"] for match in client.get("/api/me/matches").json()["matches"]] == [table.id]


def test_another_person_at_the_provider_is_another_here(
    client: Client, stranger: Client, login: str
) -> None:
    newcomer(client, login)
    assert signed_in(stranger, fresh_login())["outcome"] == "new"


def test_who_is_logged_in_at_the_provider_is_asked_nothing_there(
    client: Client, stranger: Client, login: str
) -> None:
    visitor = Visitor(login)
    answer(client, visitor.consent(begin(client))).raise_for_status()
    choose(client, fresh_name()).raise_for_status()
    redirected = visitor.http.get(begin(stranger))
    assert redirected.is_redirect
    assert "code=" in redirected.headers["location"]


def test_logging_out_ends_the_session_here(client: Client, login: str) -> None:
    newcomer(client, login)
    assert client.http.delete("/api/sessions/current").status_code == 204
    assert client.get("/api/me").status_code == 401


def test_an_account_without_a_password_is_not_to_be_had_by_one(
    client: Client, stranger: Client, login: str
) -> None:
    name = newcomer(client, login)
    assert problem(log_in(stranger, name), 403)["reason"] == "wrong-login"


def test_a_program_goes_on_with_its_token(client: Client, login: str) -> None:
    token = client.http.post("/api/guests", json={}).json()["token"]
    client.http.cookies.clear()
    client.http.headers["Authorization"] = f"Bearer {token}"
    name = newcomer(client, login)
    assert "diablerie_guest" not in dict(client.http.cookies)
    assert client.get("/api/me").json()["name"] == name
