"""The page's files: how long they are kept, how they are sent, and what they may do."""

from __future__ import annotations

import base64
import hashlib
import os
import re
from pathlib import Path

import pytest

from diablerie.server import Settings
from diablerie.server.api import static_page

from ..clients import Client, running


@pytest.mark.parametrize("path", ["/", "/m/4Zk-x_9", "/rules/doctor-faust", "/index.html"])
def test_every_address_of_the_page_gets_the_index_asked_anew(client: Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 200
    assert response.headers["Content-Type"].startswith("text/html")
    assert response.headers["Cache-Control"] == "no-cache"
    again = client.http.get(path, headers={"If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.headers["Cache-Control"]) == (304, "no-cache")


SCRIPT = "/assets/index-Bx3f9a.js"


def test_files_named_by_their_content_are_kept_for_ever(client: Client) -> None:
    response = client.get(SCRIPT)
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert response.headers["Content-Type"].startswith("text/javascript")


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, GZIP;q=0.5", "gzip"),
        ("gzip; q=0.000", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_file_is_sent_as_small_as_its_reader_can_take_it(
    client: Client, page_folder: Path, accepted: str, coding: str | None
) -> None:
    with client.http.stream("GET", SCRIPT, headers={"Accept-Encoding": accepted}) as response:
        sent = b"".join(response.iter_raw())
    assert response.headers.get("Content-Encoding") == coding
    assert response.headers["Content-Type"].startswith("text/javascript")
    assert response.headers["Vary"] == "Accept-Encoding"
    suffix = {"br": ".br", "gzip": ".gz", None: ""}[coding]
    assert sent == (page_folder / f"{SCRIPT[1:]}{suffix}").read_bytes()


def test_a_new_build_of_the_same_size_and_time_is_another_file(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "matches.sqlite3", tmp_path, warm=False)
    index = tmp_path / "index.html"
    tags = []
    for build in ("one", "two"):
        index.write_text(f'<meta name="diablerie-page" content="{build}">')
        os.utime(index, (0, 0))
        static_page._digest.cache_clear()  # As in another process.
        with running(settings) as address, Client(address) as client:
            tags.append(client.get("/").headers["ETag"])
    assert tags[0] != tags[1]


def test_every_answer_of_the_api_names_the_page_that_is_there_now(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "matches.sqlite3", tmp_path, warm=False)
    with running(settings) as address, Client(address) as client:
        assert "Diablerie-Page" not in client.get("/api/status").headers
        for build in ("first", "second-one"):
            index = f'<html><meta name="diablerie-page" content="{build}"></html>'
            (tmp_path / "index.html").write_text(index)
            for path in ("/api/status", "/api/games", "/api/no/such"):
                assert client.get(path).headers["Diablerie-Page"] == build
        assert "Diablerie-Page" not in client.get("/").headers


@pytest.mark.parametrize(
    ("path", "packed"),
    [("/api/games/kill-doctor-lucky/rulebook/en", True), ("/api/status", False)],
)
def test_long_answers_of_the_api_are_packed_for_who_can_unpack_them(
    client: Client, path: str, packed: bool
) -> None:
    asked = {"gzip": client.http.get(path, headers={"Accept-Encoding": "gzip"})}
    asked["identity"] = client.http.get(path, headers={"Accept-Encoding": "identity"})
    coding = asked["gzip"].headers.get("Content-Encoding")
    assert coding == ("gzip" if packed else None)
    assert "Content-Encoding" not in asked["identity"].headers
    assert asked["gzip"].json() == asked["identity"].json()
    if packed:
        sizes = [int(each.headers["Content-Length"]) for each in asked.values()]
        assert sizes[0] * 3 < sizes[1]
        assert "Accept-Encoding" in asked["gzip"].headers["Vary"]


def test_other_files_are_asked_anew(client: Client) -> None:
    response = client.get("/icon.svg")
    assert response.headers["Cache-Control"] == "no-cache"
    assert response.headers["Content-Type"].startswith("image/svg+xml")


def test_what_is_kept_without_a_server_is_sent_as_it_is_listed(tmp_path: Path) -> None:
    """A browser keeps no page of which one file is another than was said."""
    settings = Settings(tmp_path / "matches.sqlite3", warm=False)
    with running(settings) as address, Client(address) as client:
        listed = client.get("/page-files.json").json()
        for path, size, _ in listed["files"]:
            response = client.get(path)
            assert response.status_code == 200, path
            assert size in (0, len(response.content)), path
        name = f'<meta name="diablerie-page" content="{listed["build"]}"'
        assert name in client.get("/").text


def test_programs_are_told_what_they_need_not_read(tmp_path: Path) -> None:
    """Pictures of matches they may fetch: of the rules that match, the longest counts (RFC 9309, 2.2.2)."""
    settings = Settings(tmp_path / "matches.sqlite3", warm=False)
    with running(settings) as address, Client(address) as client:
        response = client.get("/robots.txt")
    assert response.headers["Content-Type"].startswith("text/plain")
    assert "\nUser-agent: *\nDisallow: /api/\n" in response.text
    path = "/api/matches/abc/picture.jpg"
    rules = re.findall(r"^(Allow|Disallow): (\S+)$", response.text, re.M)
    fitting = [rule for rule in rules if re.match(re.escape(rule[1]).replace(r"\*", ".*"), path)]
    assert len(fitting) == 2
    assert max(fitting, key=lambda rule: len(rule[1]))[0] == "Allow"


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
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_what_stands_within_a_page_is_allowed_by_its_digest(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "matches.sqlite3", tmp_path, warm=False)
    with running(settings) as address, Client(address) as client:
        for script, style in (("let a = 1", "p{}"), ("let b = 22", "b{}\n")):
            html = f"<script>{script}</script><style>{style}</style><script src=/x></script>"
            (tmp_path / "index.html").write_text(html)
            found = client.get("/m/x").headers
            again = client.http.get("/m/x", headers={"If-None-Match": found["ETag"]})
            assert again.status_code == 304
            for policy in (each["Content-Security-Policy"] for each in (found, again.headers)):
                assert f"script-src 'self' 'wasm-unsafe-eval' '{digest(script)}';" in policy
                assert f"style-src 'self' '{digest(style)}';" in policy
            assert "'sha256" not in client.get("/api/status").headers["Content-Security-Policy"]


def digest(within: str) -> str:
    """How a policy names what stands within a page."""
    return f"sha256-{base64.b64encode(hashlib.sha256(within.encode()).digest()).decode()}"


def test_without_a_built_page_the_api_works_and_says_so(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "matches.sqlite3", tmp_path / "nowhere", warm=False)
    with running(settings) as address, Client(address) as client:
        assert client.get("/api/status").status_code == 200
        missing = client.get("/")
        assert (missing.status_code, missing.json()["reason"]) == (404, "no-page")
