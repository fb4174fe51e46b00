"""The HTTP API: what is sent to it badly or to a wrong address is refused, and nothing is kept on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from ..clients import PERSON, Client
from ..problems import problem


@pytest.mark.parametrize(
    ("content", "media_type", "status", "reason"),
    [
        (b"{", "application/json", 400, "not-json"),
        (b"[" * 60_000, "application/json", 400, None),
        (b"\xff\xfe{}", "application/json", 400, None),
        (b"9" * 5_000, "application/json", 400, None),
        (b"", "application/json", 422, "invalid"),
        (b"null", "application/json", 422, "invalid"),
        (b"[]", "application/json", 422, "invalid"),
        (b'{"game": NaN, "seats": []}', "application/json", 422, "invalid"),
        (b"{}", "text/plain", 415, "not-json"),
        (b"game=doctor-faust", "application/x-www-form-urlencoded", 415, "not-json"),
        (b"{}", "", 415, "not-json"),
        (b" " * (64 * 1024 + 1), "application/json", 413, "too-large"),
    ],
)
def test_a_bad_body_is_refused(
    client: Client, content: bytes, media_type: str, status: int, reason: str | None
) -> None:
    headers = {"Content-Type": media_type} if media_type else {}
    told = problem(client.http.post("/api/matches", content=content, headers=headers), status)
    assert reason in (None, told["reason"])


def test_a_body_of_unannounced_length_is_cut_off_at_the_limit(client: Client) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(70):
            yield b" " * 1024

    headers = {"Content-Type": "application/json"}
    response = client.http.post("/api/matches", content=endless(), headers=headers)
    assert problem(response, 413)["limit"] == 64 * 1024


def test_a_body_just_within_the_limit_is_taken(client: Client) -> None:
    body = json.dumps({"game": "doctor-faust", "seats": [PERSON, PERSON]}).encode()
    padded = body + b" " * (64 * 1024 - len(body))
    headers = {"Content-Type": "application/json"}
    assert client.http.post("/api/matches", content=padded, headers=headers).status_code == 201


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("GET", "/api/guests", 405),
        ("DELETE", "/api/games", 405),
        ("POST", "/", 405),
    ],
)
def test_wrong_addresses_and_methods_are_problems_too(
    client: Client, method: str, path: str, status: int
) -> None:
    problem(client.http.request(method, path), status)


def test_answers_of_the_api_are_kept_nowhere(client: Client) -> None:
    for path in ("/api/games", "/api/nothing", client.new_match().path):
        assert client.get(path).headers["Cache-Control"] == "no-store"
