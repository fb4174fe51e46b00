"""Non-interference: the picture of a match is the same whatever it is that onlookers cannot know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from diablerie.game import State
from diablerie.rendering import position_seen
from diablerie.server.library import position_pictures
from diablerie.server.library.drawing_process import DrawingProcess

from .api.test_pictures import drawn
from .clients import PERSON, Client, Serve, Table
from .gathered import invite
from .two_worlds import played_alike

SEED = 5
Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(scope="module")
def drawing(serve: Serve) -> Iterator[str]:
    with serve(position_pictures=True) as address:
        yield address


@pytest.fixture
def player(drawing: str) -> Iterator[Client]:
    with Client(drawing) as client:
        yield client


@pytest.fixture
def shows_what_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a picture is made of, in place of the picture: it leaves this process either way."""

    async def draw(self: DrawingProcess, position: bytes) -> bytes:
        return position

    monkeypatch.setattr(DrawingProcess, "draw", draw)


def pictures(table: Table) -> list[bytes]:
    """What an onlooker and the player get."""
    path = f"{table.path}/picture.jpg"
    with Client(str(table.client.http.base_url)) as onlooker:
        return [drawn(client, path).content for client in (onlooker, table.client)]


def seen_in_both(player: Client, most: int | None = None) -> tuple[list[bytes], list[bytes]]:
    """The pictures of two worlds that an onlooker cannot tell apart, as they are played."""
    plain, swapped = (invite(player, PERSON, PERSON, public=True) for _ in range(2))
    seen: tuple[list[bytes], list[bytes]] = ([], [])
    for _ in islice(played_alike(plain, swapped, Random(SEED)), most):
        for world, told in zip((plain, swapped), seen, strict=True):
            told.extend(pictures(world))
    return seen


@pytest.mark.usefixtures("shows_what_it_is_asked")
def test_what_a_picture_is_made_of_is_the_same_in_both_worlds(player: Client) -> None:
    plain, swapped = seen_in_both(player)
    assert len(set(plain)) > 10
    assert plain == swapped


def test_the_pictures_themselves_are_the_same(player: Client) -> None:
    plain, swapped = seen_in_both(player, most=2)
    assert all(picture.startswith(b"\xff\xd8") for picture in plain)
    assert plain == swapped


# A leak is found


def in_what_is_handed_on(patch: pytest.MonkeyPatch) -> None:
    """The position as the watched seat sees it."""

    def leaky(state: State, seat: int | None, language: str) -> dict[str, Any]:
        return position_seen(state, 1, language)

    patch.setattr(position_pictures, "position_seen", leaky)


def in_what_all_see(patch: pytest.MonkeyPatch) -> None:
    honest = State.table_view

    def leaky(self: State) -> dict[str, Any]:
        assert isinstance(honest, property)
        return {**honest.__get__(self), "title": str(self.position())}

    patch.setattr(State, "table_view", property(leaky))


@pytest.mark.usefixtures("shows_what_it_is_asked")
@pytest.mark.parametrize("plant", [in_what_is_handed_on, in_what_all_see])
def test_a_leak_is_found(player: Client, monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    plant(monkeypatch)
    plain, swapped = seen_in_both(player)
    assert plain != swapped
