"""The picture of a match's position, and what is shown where there is none."""

from __future__ import annotations

import io
import time
from collections.abc import Iterator

import httpx2
import pytest
from PIL import Image

from diablerie.server.library.position_pictures import PositionPictures

from ..clients import PERSON, RANDOM_BOT, Client, Serve
from .test_link_preview import OPEN, begun, shown

PAUSE = 0.5
MOST_TRIES = 400


@pytest.fixture(scope="module")
def drawing(serve: Serve) -> Iterator[str]:
    """A server whose links show positions."""
    with serve(position_pictures=True) as address:
        yield address


@pytest.fixture
def artist(drawing: str) -> Iterator[Client]:
    with Client(drawing) as client:
        yield client


def picture(client: Client, path: str, **asked: str) -> tuple[int, str]:
    """The status, and the kind of what is answered or where it is to be found."""
    answer = client.http.get(f"/api/matches/{path[3:]}/picture.jpg", params=asked)
    kind, place = answer.headers.get("Content-Type"), answer.headers.get("Location")
    return answer.status_code, str(place or kind)


def drawn(client: Client, address: str) -> httpx2.Response:
    """A picture, asked for until it has been drawn: the first one of a game takes long on a busy machine."""
    for _ in range(MOST_TRIES):
        answer = client.http.get(address)
        if answer.status_code == 200:
            return answer
        time.sleep(PAUSE)
    raise AssertionError(f"no picture in {MOST_TRIES} tries: {answer.status_code}")


def test_a_running_match_has_a_picture(artist: Client) -> None:
    path = begun(artist, "doctor-faust", PERSON, RANDOM_BOT)
    address = shown(artist, path, "de")["image"]
    assert address.startswith(
        f"{artist.http.base_url}/api/matches{path[2:]}/picture.jpg?lang=de&v="
    )
    answer = drawn(artist, address)
    assert answer.headers["Content-Type"] == "image/jpeg"
    assert answer.headers["Cache-Control"] == "public, max-age=60"
    assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)


def test_the_address_of_a_picture_changes_with_the_match(artist: Client) -> None:
    path = begun(artist, "doctor-faust", PERSON, PERSON)
    before = shown(artist, path)["image"]
    table = f"/api/matches/{path[3:]}"
    seen = artist.http.get(table, params={"seat": 0}).json()
    seat = seen["view"]["state"]["to_play"]
    legal = artist.http.get(table, params={"seat": seat}).json()["view"]["state"]["legal"]
    body = {"seat": seat, "action": legal[0], "expect": seen["v"], "cmd": "one"}
    artist.http.post(f"{table}/actions", json=body).raise_for_status()
    assert shown(artist, path)["image"] != before


def test_a_match_that_waits_shows_the_game(artist: Client) -> None:
    path = begun(artist, "teufel-teufel", PERSON, OPEN)
    card = f"{artist.http.base_url}/social-card-teufel-teufel.jpg"
    assert shown(artist, path)["image"] == card
    assert picture(artist, path) == (307, card)


def test_where_too_much_is_asked_for_the_game_is_shown(
    artist: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(self: PositionPictures, state: object, language: str) -> None:
        return None

    monkeypatch.setattr(PositionPictures, "of", busy)
    path = begun(artist, "doctor-faust", PERSON, RANDOM_BOT)
    assert picture(artist, path) == (307, f"{artist.http.base_url}/social-card-doctor-faust.jpg")


def test_a_server_that_draws_none_shows_the_game(client: Client) -> None:
    path = begun(client, "doctor-faust", PERSON, RANDOM_BOT)
    assert picture(client, path) == (307, f"{client.http.base_url}/social-card-doctor-faust.jpg")


def test_there_is_no_picture_of_what_there_is_not(artist: Client) -> None:
    assert picture(artist, "/m/nowhere")[0] == 404
    path = begun(artist, "doctor-faust", PERSON, RANDOM_BOT)
    assert picture(artist, path, lang="xx")[0] == 422
