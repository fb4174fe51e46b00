"""Who asks: guests are known by their cookie or token, and no other site acts for them."""

from __future__ import annotations

from typing import Any

from ..clients import PERSON, Client
from ..problems import problem


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(client: Client) -> None:
    body = {"game": "doctor-faust", "seats": [PERSON, PERSON]}
    cookie = client.http.post("/api/matches", json=body).headers["Set-Cookie"]
    assert cookie.startswith("diablerie_guest=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "set-cookie" not in client.http.post("/api/matches", json=body).headers


def test_behind_a_proxy_with_tls_the_cookie_travels_by_tls_only(client: Client) -> None:
    body = {"game": "doctor-faust", "seats": [PERSON, PERSON]}
    headers = {"X-Forwarded-Proto": "https"}
    response = client.http.post("/api/matches", json=body, headers=headers)
    assert "; Secure" in response.headers["Set-Cookie"]


def test_an_unknown_cookie_counts_for_nothing_and_an_unknown_token_is_401(
    client: Client,
) -> None:
    client.http.cookies.set("diablerie_guest", "from another server")
    table = client.new_match()
    assert table.read(0)["v"]
    refused = client.http.get("/api/games", headers={"Authorization": "Bearer nobody"})
    assert refused.status_code == 200, "what is public needs no guest"
    refused = client.http.get(table.path, headers={"Authorization": "Bearer nobody"})
    assert refused.headers["WWW-Authenticate"] == "Bearer"
    problem(refused, 401)


def test_other_sites_pages_cannot_act_for_a_guest(client: Client) -> None:
    headers = {"Origin": "https://evil.example"}
    body: dict[str, Any] = {"game": "doctor-faust", "seats": [PERSON, PERSON]}
    problem(client.http.post("/api/matches", json=body, headers=headers), 403)
    table = client.new_match()
    body = {"cmd": "c", "expect": 1, "seat": 0, "action": "soul"}
    problem(client.http.post(f"{table.path}/actions", json=body, headers=headers), 403)
    own = client.http.post(f"{table.path}/actions", json=body, headers={"Origin": client.address})
    assert own.status_code == 200
