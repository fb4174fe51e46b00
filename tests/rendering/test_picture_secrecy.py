"""Non-interference: in two worlds that a seat cannot tell apart it sees one picture, and one text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie import Game, State
from diablerie.rendering import position_seen, renderer
from diablerie.secrecy import Report, Resampler, check_noninterference
from diablerie.secrecy.adapters.own_games import GamePosition, GameSubject
from diablerie.text_interface.game_terminal import plain_text
from tests.games.of_game import of_game
from tests.settings import many

GAMES = [name for name in diablerie.games() if diablerie.load(name).is_drawn]
CHANNELS = ("picture", "text")


@dataclass(frozen=True, eq=False)
class DrawnPosition(GamePosition):
    """A position of which a seat receives what is drawn of it, by each render mode."""

    def received(self, seat: int | None) -> dict[str, str]:
        """The picture before it becomes pixels, and the text of a terminal."""
        ground, top = renderer().svg(position_seen(self.state, seat, "en"))
        return {"picture": ground + top, "text": plain_text(self.state, seat)}


class PixelPosition(GamePosition):
    """One of which a seat receives pixels."""

    def received(self, seat: int | None) -> dict[str, str]:
        """The pixels, as digits."""
        return {"pixels": renderer().rgb_array(self.state, seat).tobytes().hex()}


class Drawn(GameSubject):
    """A game that is drawn; the first two seats and an onlooker look at it."""

    position: type[GamePosition] = DrawnPosition

    @property
    def watchers(self) -> Sequence[int | None]:
        """Two seats and an onlooker: each picture takes its time."""
        return (0, 1, None)

    def start(self, rng: np.random.Generator) -> GamePosition:
        """A new game."""
        return self.position(self.game.start(int(rng.integers(1 << 62))))


class InPixels(Drawn):
    """The same, to the last pixel."""

    position = PixelPosition


def checked(game: Game, positions: int, subject: type[Drawn] = Drawn) -> Report:
    """What comes of the battery."""
    return check_noninterference(subject(game), Resampler("its belief"), positions, seed=5)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(name: str) -> None:
    report = checked(diablerie.load(name), many(40, soaking=400))
    assert not report.findings, str(report.findings[0])
    assert report.compared > 20


def test_what_a_seat_cannot_know_changes_no_pixel() -> None:
    report = checked(diablerie.load("doctor-faust"), 4, InPixels)
    assert not report.findings
    assert report.compared > 0


# A leak is found


SHOWING = [name for name in diablerie.built_in_games() if of_game(name, "hidden").IS_DRAWN]
HANDED = [name for name in diablerie.built_in_games() if of_game(name, "screens").HAS_HAND]


@pytest.mark.parametrize("name", SHOWING)
def test_a_view_that_leaks_is_found_in_pictures_and_in_texts(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where of what others hold nothing would be drawn, the next test finds it."""

    def leaky(self: State, seat: int | None) -> dict[str, Any]:
        open_to_all = self.game.see_revealed(self._plain)
        return {**self.table_view, **self.own_view(seat), **open_to_all, "seat": seat}

    monkeypatch.setattr(State, "view", leaky)
    report = checked(diablerie.load(name), 20)
    assert {finding.channel for finding in report.findings} == set(CHANNELS)


@pytest.mark.parametrize("name", HANDED)
def test_a_picture_for_another_seat_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.view

    def leaky(self: State, seat: int | None) -> dict[str, Any]:
        return honest(self, 0 if seat is None else 1 - seat)

    monkeypatch.setattr(State, "view", leaky)
    report = checked(diablerie.load(name, 2), 20)
    assert {finding.channel for finding in report.findings} == set(CHANNELS)
