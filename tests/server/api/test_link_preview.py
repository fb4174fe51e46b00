"""What other programs show of a link: who invites to what, with names of people as text and nothing else."""

from __future__ import annotations

import asyncio
import html
import re

import pytest

import diablerie
from diablerie.server.api import static_page
from diablerie.server.errors import Unavailable
from diablerie.server.library.lobby import Lobby
from diablerie.words import LANGUAGES, speak

from ..clients import PERSON, RANDOM_BOT, Client

OPEN = {"kind": "open"}


def shown(client: Client, path: str, language: str = "en") -> dict[str, str]:
    """The tags of an address, by their names, as another program reads them."""
    answer = client.http.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    tags = re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', answer.text)
    return {name: html.unescape(content) for name, content in tags}


def begun(client: Client, game: str, *seats: dict[str, str], name: str = "Ada") -> str:
    """The path of a new match whose host has taken the first seat by this name."""
    body = {"game": game, "seats": seats, "names": [name, *[None] * (len(seats) - 1)]}
    answer = client.http.post("/api/matches", json=body)
    answer.raise_for_status()
    return f"/m/{answer.json()['id']}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", diablerie.games())
def test_an_invitation_says_who_invites_to_what(
    client: Client, address: str, game: str, language: str
) -> None:
    path = begun(client, game, PERSON, OPEN)
    title = speak(language, f"{game}-title")
    told = shown(client, path, f"{language}-XX, en;q=0.5")
    assert told["title"] == speak(language, "link-invites", host="Ada", game=title)
    assert told["image"] == f"{address}/social-card-{game}.jpg"
    names, free = speak(language, "link-names", names="Ada"), {"free": 1, "seats": 2}
    assert told["description"] == f"{names} {speak(language, 'link-free', **free)}"
    replay = shown(client, f"{path}/replay", language)
    assert replay == told


def test_a_match_that_runs_says_who_plays_and_not_how_it_stands(client: Client) -> None:
    path = begun(client, "doctor-faust", PERSON, RANDOM_BOT)
    told = shown(client, path)
    assert told["title"] == speak("en", "link-running", game="Doctor Faust")
    assert told["description"] == speak("en", "link-names", names="Ada")


def test_a_name_is_text_whatever_is_in_it(client: Client) -> None:
    name = '"><script>'
    path = begun(client, "doctor-faust", PERSON, OPEN, name=name)
    assert shown(client, path)["title"].startswith(name)
    assert "<script>" not in client.http.get(path).text


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/m/nowhere", "/m/", "/learn/chess", "/games"]
)
def test_what_is_of_no_game_shows_the_house(client: Client, address: str, path: str) -> None:
    told = shown(client, path)
    assert (told["title"], told["description"]) == ("Diablerie", "Games")
    assert told["image"] == f"{address}/social-card.png"


def test_a_page_of_a_game_shows_the_game(client: Client, address: str) -> None:
    told = shown(client, "/learn/teufel-teufel", "xx")
    assert told["title"] == "Teufel Teufel – Diablerie"
    assert told["image"] == f"{address}/social-card-teufel-teufel.jpg"


def test_a_page_does_not_wait_for_a_database_that_is_slow_or_away(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = begun(client, "doctor-faust", PERSON, OPEN)

    async def away(self: Lobby, match: str) -> None:
        raise Unavailable

    async def slow(self: Lobby, match: str) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(static_page, "PREVIEW_PATIENCE", 0.1)
    for trouble in (away, slow):
        monkeypatch.setattr(Lobby, "shown", trouble)
        assert shown(client, path)["title"] == "Diablerie"
