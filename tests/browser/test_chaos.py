"""Messages lost, doubled, late and out of order, lines cut, ten seconds of darkness.

A match is played by everybody on a page of their own while one more looks on; then once more, with the
same seed and the same choices, in bad weather. In the end all see what they saw the first time.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from .comparing import differences
from .conftest import HURRIED, serve
from .gathered import Visitor
from .relay import ROUGH, Relay
from .sittings import PATIENCE, PLAYS, Play, Sitting, gather, is_told_of_the_break

DARKNESS = 10.0
"""Seconds."""
SEEDS = 5
"""How many weathers are gone through when soaking."""

SEEDED = """
import secrets, types
from functools import partial
from pathlib import Path
from diablerie import server
from diablerie.server.api.routes import matches
def seed(size):
    return bytes.fromhex(Path(SEED).read_text())
matches.secrets = types.SimpleNamespace(token_bytes=seed, token_urlsafe=secrets.token_urlsafe)
server.Settings = partial(server.Settings, warm=False)
"""
"""Gives each match the seed that is written in the file SEED. No bot is to play."""

pytestmark = pytest.mark.parametrize("base_url", ["seeded_url"], indirect=True)


@pytest.fixture(scope="session")
def seed_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("seed") / "seed"


@pytest.fixture(scope="session")
def seeded_url(tmp_path_factory: pytest.TempPathFactory, seed_file: Path) -> Iterator[str]:
    """The address of a server that gives every match the seed in a file."""
    prelude = f"SEED = {str(seed_file)!r}\n{SEEDED}"
    yield from serve(tmp_path_factory.mktemp("seeded"), HURRIED, prelude)


Check = Callable[..., Counter[str]]


@pytest.fixture
def check(new_context: Visitor, seeded_url: str, seed_file: Path) -> Check:
    """Plays twice in all that follows from a seed, and asserts that all saw the same.

    After choice number `dark` of the second time there is darkness. Returns what was suffered.
    """

    def play_twice(play: Play, seed: int, dark: int | None = None) -> Counter[str]:
        seed_file.write_text(hashlib.sha256(str(seed).encode()).hexdigest())
        pages, matches = gather(new_context, seeded_url, play)
        fair = Sitting(play, seeded_url, pages, matches[0], [])
        fair.play_out(seed, lambda _number: None)
        fair.settle()
        seen, done = fair.all_shown(), fair.done
        relays = [Relay(page, f"{seed} {seat}", ROUGH) for seat, page in enumerate(pages)]
        foul = Sitting(play, seeded_url, pages, matches[1], relays)
        foul.play_out(seed, misfortunes(foul, Random(f"{seed} cuts"), dark))
        assert foul.done == done
        foul.settle()
        if not foul.comes_true(lambda: foul.all_shown() == seen, PATIENCE):
            assert not differences(seen, foul.all_shown())
        assert all(page.evaluate("window.neverReloaded") for page in pages)
        return sum((Counter(relay.suffered) for relay in relays), Counter())

    return play_twice


def misfortunes(sitting: Sitting, chance: Random, dark: int | None) -> Callable[[int], None]:
    """What happens after a choice besides the weather: darkness, or a line is cut."""

    def happen(number: int) -> None:
        if number == dark:
            pass_darkness(sitting)
        elif chance.random() < 0.1:
            chance.choice(sitting.relays).cut()

    return happen


def pass_darkness(sitting: Sitting) -> None:
    """All lines are dark; each page comes to say so, and says so no more when it is over."""
    for relay in sitting.relays:
        relay.darken(DARKNESS)
    unaware = list(sitting.pages)
    while any(relay.is_dark for relay in sitting.relays):
        unaware = [page for page in unaware if not is_told_of_the_break(page)]
        sitting.pass_time()
    assert not unaware
    sitting.wait(lambda: not any(map(is_told_of_the_break, sitting.pages)), "a line stays down")


DAILY = [
    pytest.param(play, marks=() if play.preparable else pytest.mark.soak, id=play.game)
    for play in PLAYS
]
"""Every day that one is played in which there is most to do besides."""


@pytest.mark.parametrize("play", DAILY)
def test_in_bad_weather_all_see_what_they_would_have_seen(check: Check, play: Play) -> None:
    suffered = check(play, seed=1)
    assert min(suffered[each] for each in ("lost", "doubled", "late")) > 0


DARK = [PLAYS[0], replace(PLAYS[2], turns=2)]


@pytest.mark.soak
@pytest.mark.parametrize("play", DARK, ids=lambda play: play.game)
def test_ten_seconds_of_darkness_are_told_and_cost_nothing(check: Check, play: Play) -> None:
    assert check(play, seed=2, dark=2)["dark"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3, 3 + SEEDS))
@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.game)
def test_in_any_weather_all_see_what_they_would_have_seen(
    check: Check, play: Play, seed: int
) -> None:
    check(replace(play, turns=2 * play.turns), seed, dark=seed)
