"""The page's files: how long they are kept, how they are sent, and what they may do."""

from __future__ import annotations

from pathlib import Path

import pytest

from diablerie.server import Settings

from .clients import Client, running


@pytest.mark.parametrize("path", ["/", "/m/4Zk-x_9", "/rules/doctor-faust", "/index.html"])
def test_every_address_of_the_page_gets_the_index_asked_anew(client: Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 200
    assert response.headers["Content-Type"].startswith("text/html")
    assert response.headers["Cache-Control"] == "no-cache"
    again = client.http.get(path, headers={"If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.headers["Cache-Control"]) == (304, "no-cache")


def test_files_named_by_their_content_are_kept_for_ever_and_compressed(client: Client) -> None:
    response = client.get("/assets/index-Bx3f9a.js")
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert response.headers["Content-Encoding"] == "gzip"
    plain = client.http.get("/assets/index-Bx3f9a.js", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.content == response.content


def test_other_files_are_asked_anew(client: Client) -> None:
    response = client.get("/icon.svg")
    assert response.headers["Cache-Control"] == "no-cache"
    assert response.headers["Content-Type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "path", ["/assets/index-old.js", "/favicon.ico", "/m/x.map", "/assets/", "/assets"]
)
def test_a_missing_file_is_missing_and_not_the_index(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/../conftest.py", "/%2e%2e/matches.sqlite3", "/a%00b", "//etc"])
def test_no_address_leads_out_of_the_folder(client: Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code in (200, 404)
    assert b"SQLite" not in response.content
    assert b"import" not in response.content


def test_a_head_is_a_get_without_the_body(client: Client) -> None:
    response = client.http.head("/")
    assert (response.status_code, response.content) == (200, b"")


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing.txt"])
def test_every_answer_forbids_what_this_site_never_does(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_without_a_built_page_the_api_works_and_says_so(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "matches.sqlite3", tmp_path / "nowhere", warm=False)
    with running(settings) as address, Client(address) as client:
        assert client.get("/api/status").status_code == 200
        missing = client.get("/")
        assert (missing.status_code, missing.json()["reason"]) == (404, "no-page")
