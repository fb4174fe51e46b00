"""Non-interference on a server: what a seat of a game of one's own cannot know changes nothing it is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import diablerie
from diablerie.matches import Match, Player
from diablerie.own_game import RulesState
from diablerie.server import UNLIMITED, Settings
from diablerie.server.api.routes import matches
from tests.own_game.installed import NAME, poker
from tests.server.clients import PERSON, Client, fresh_cmd, running
from tests.server.gathered import invite
from tests.server.tables import NOW
from tests.server.test_secrecy import in_refusals, in_what_all_see, in_what_is_said
from tests.server.traffic import Traffic

SEATS = 3
TRIED = ("fly", "bet", "pass")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = tmp_path_factory.mktemp("poker") / "matches.sqlite3"
    settings = Settings(database, warm=False, bot_pace=0, limits=UNLIMITED, installed_games=(NAME,))
    with poker(), running(settings) as address:
        yield address


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    with Client(address) as client:
        yield client


def cards(seed: bytes) -> list[int]:
    """What the seats are dealt in a match with a seed."""
    players = [Player.person()] * SEATS
    match = Match.start(diablerie.load(NAME, SEATS), players, seed, NOW)
    dealt: list[int] = match.state.position()["fields"]["card"]
    return dealt


def drawn(seed: bytes, _length: int) -> bytes:
    return seed


def two_seeds() -> list[bytes]:
    """Seeds of two deals in which seat 0 has the same card, and seat 1 another."""
    first = bytes(32)
    others = (number.to_bytes(32, "big") for number in count(1))
    own, *hidden = cards(first)
    for other in others:
        theirs = cards(other)
        if theirs[0] == own and theirs[1] != hidden[0]:
            return [first, other]
    raise AssertionError


def play_both(client: Client, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[str], int]:
    """All that outsiders are sent of two matches played alike, and how many actions those had."""
    worlds = []
    for seed in two_seeds():
        with monkeypatch.context() as patch:
            patch.setattr(matches, "secrets", SimpleNamespace(token_bytes=partial(drawn, seed)))
            table = invite(client, *[PERSON] * SEATS, game=NAME, public=True)
        worlds.append(Traffic(table, {}, tried=TRIED))
    rng, actions = Random(5), 0
    with ExitStack() as stack:
        for world in worlds:
            world.watch(stack)
        while True:
            seat = worlds[0].table.read(None)["view"]["state"]["to_play"]
            legal = worlds[0].table.read(seat)["view"]["state"]["legal"]
            before = [len(world.sent) for world in worlds]
            everywhere(worlds, "act", seat, [rng.choice(legal)])
            if worlds[0].is_over:
                break
            actions += 1
            everywhere(worlds, "say", seat, "guess which")
            for world in worlds:
                world.look()
                world.probe()
    # In the end cards are shown.
    for world, length in zip(worlds, before, strict=True):
        del world.sent[length:]
    plain, other = (world.plain() for world in worlds)
    return plain, other, actions


def everywhere(worlds: list[Traffic], what: str, seat: int, *asked: Any) -> None:
    cmd = fresh_cmd()
    for world in worlds:
        getattr(world, what)(seat, *asked, cmd)


def test_what_others_hold_changes_nothing_that_is_sent(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, other, actions = play_both(client, monkeypatch)
    assert actions > 1
    assert len(plain) > 20 * actions
    assert plain == other


# A leak is found


def in_what_the_declaration_hides(patch: pytest.MonkeyPatch, _lives: object) -> None:
    """Everybody sees the card that is left over."""
    honest = RulesState.sees

    def leaky(self: RulesState, name: str, seat: int) -> NDArray[np.bool_]:
        seen = honest(self, name, seat)
        return np.ones_like(seen) if name == "left_over" else seen

    patch.setattr(RulesState, "sees", leaky)


Plant = Callable[[pytest.MonkeyPatch, Any], None]
LEAKS: list[Plant] = [
    in_what_the_declaration_hides,
    in_what_all_see,
    in_what_is_said,
    in_refusals,
]


@pytest.mark.parametrize("plant", LEAKS)
def test_a_leak_is_found(client: Client, monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    plant(monkeypatch, {})
    plain, other, _ = play_both(client, monkeypatch)
    assert plain != other
