"""Positions as pictures: of every game, for every seat and onlookers, in every language."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from fontTools.ttLib import TTFont
from PIL import Image

import diablerie
from diablerie import Game, State
from diablerie.page import DRAWING
from diablerie.rendering import HEIGHT, WIDTH, Renderer, RenderingError, position_seen, renderer
from diablerie.rendering.drawing_script import DrawingScript
from diablerie.words import LANGUAGES
from tests.settings import seats_of, settings_of

from .positions import some_of

GAMES = [name for name in diablerie.games() if diablerie.load(name).is_drawn]
SETTINGS = [
    diablerie.load(name, seats=seats)
    for name in GAMES
    for seats in seats_of(diablerie.describe(name))
]
SVG = "{http://www.w3.org/2000/svg}"


def drawn(state: State, seat: int | None, language: str = "en") -> list[ET.Element]:
    """Both parts of a picture, as documents."""
    return [ET.fromstring(svg) for svg in renderer().svg(position_seen(state, seat, language))]


def name_of(game: Game) -> str:
    return f"{game.name}-{game.seats}"


@pytest.mark.parametrize("game", SETTINGS, ids=name_of)
def test_every_position_is_drawn_for_every_seat(game: Game) -> None:
    for state in some_of(game, seed=game.seats, most=5):
        for seat in (*range(game.seats), None):
            for part in drawn(state, seat):
                assert part.tag == f"{SVG}svg"
                assert (part.get("width"), part.get("height")) == (str(WIDTH), str(HEIGHT))


@pytest.mark.big
@pytest.mark.parametrize("name", GAMES)
def test_every_set_of_rules_is_drawn(name: str) -> None:
    for game in settings_of(name):
        for state in some_of(game, seed=3, most=3):
            drawn(state, None)
            drawn(state, 0)


@pytest.mark.parametrize("game", [diablerie.load(name) for name in GAMES], ids=name_of)
def test_what_is_drawn_is_svg_and_nothing_else(game: Game) -> None:
    """No element of HTML, no style that only a browser knows, no reference to what is not there."""
    for state in some_of(game, seed=1, most=6):
        for part in drawn(state, 0):
            assert all(element.tag.startswith(SVG) for element in part.iter())
            text = ET.tostring(part, "unicode")
            assert not re.search(r"var\(|color-mix\(|\drem\b|undefined|NaN|\[object", text)
            ids = {element.get("id") for element in part.iter()}
            asked = set(re.findall(r'url\([\'"]?#([^\'")]+)|href="#([^"]+)"', text))
            assert {one or other for one, other in asked} <= ids


def test_letters_are_in_faces_that_come_with_the_page() -> None:
    fonts = [TTFont(path) for path in (DRAWING / "faces").glob("*.ttf")]
    families = {font["name"].getDebugName(1) for font in fonts}
    weights = {(f["name"].getDebugName(1), f["OS/2"].usWeightClass) for f in fonts}
    for name in GAMES:
        for state in some_of(diablerie.load(name), seed=2, most=4):
            for part in drawn(state, 0):
                for element in part.iter():
                    style = dict(
                        rule.split(":", 1)
                        for rule in (element.get("style") or "").split(";")
                        if rule
                    )
                    family = style.get("font-family", element.get("font-family"))
                    if family is not None:
                        first = family.split(",")[0].strip("'\" ")
                        assert first in families
                        weight = int(style.get("font-weight", "400"))
                        assert (first, weight) in weights


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_is_in_the_language_asked_for(language: str) -> None:
    game = diablerie.load("doctor-faust")
    texts = ["".join(part.itertext()) for part in drawn(game.start(1), 0, language)]
    other = ["".join(part.itertext()) for part in drawn(game.start(1), 0, "en")]
    assert (texts == other) == (language == "en")


def test_a_picture_has_the_size_and_the_kind_that_it_says() -> None:
    state = diablerie.load("doctor-faust").start(1)
    pixels = renderer().rgb_array(state, 0)
    assert pixels.shape == (HEIGHT, WIDTH, 3)
    assert pixels.dtype == np.uint8
    assert pixels.flags.writeable
    png = Image.open(io.BytesIO(renderer().png(state, 0)))
    assert np.array_equal(np.asarray(png), pixels)
    jpeg = Image.open(io.BytesIO(renderer().jpeg(position_seen(state, 0, "en"))))
    assert (jpeg.format, jpeg.size) == ("JPEG", (WIDTH, HEIGHT))


def test_a_picture_is_of_its_position_whatever_was_drawn_before() -> None:
    game = diablerie.load("doctor-faust")
    one, other = some_of(game, seed=1, most=4)[1:3]
    first = renderer().rgb_array(one, 0)
    assert not np.array_equal(renderer().rgb_array(other, 0), first)
    assert np.array_equal(renderer().rgb_array(one, 0), first)


@pytest.mark.parametrize(
    ("seat", "language", "told"),
    [
        (2, "en", "seats of this game are 0 to 1, not 2"),
        (-1, "en", "seats of this game are 0 to 1, not -1"),
        (0, "xx", "there is no language 'xx'; the languages are en, fr, de"),
    ],
)
def test_a_seat_or_a_language_that_there_is_not_is_refused(
    seat: int, language: str, told: str
) -> None:
    state = diablerie.load("doctor-faust").start(1)
    with pytest.raises(ValueError, match=told):
        renderer().png(state, seat, language)


@pytest.mark.parametrize(
    "position", [{}, {"game": "doctor-faust"}, {"game": "doctor-faust", "state": {}}]
)
def test_what_is_no_position_is_refused(position: dict[str, object]) -> None:
    with pytest.raises(RenderingError, match="the drawing gave up: "):
        renderer().svg(position)


def test_without_the_page_it_is_said_how_to_build_it(tmp_path: Path) -> None:
    with pytest.raises(RenderingError, match="has not been built here: make web"):
        DrawingScript(tmp_path)


IN_THREADS_AND_FORKS = """
import os, threading
import diablerie
from diablerie.rendering import Renderer, position_seen, renderer

position = position_seen(diablerie.load("doctor-faust").start(1), None, "en")
first = renderer().svg(position)
told = [Renderer().svg(position)]
thread = threading.Thread(target=lambda: told.append(Renderer().svg(position)))
thread.start()
thread.join()
assert told == [first, first]
child = os.fork()
if child == 0:
    os._exit(7 if renderer().svg(position) == first else 1)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
"""


def test_several_are_in_one_process_in_other_threads_and_in_a_fork() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IN_THREADS_AND_FORKS], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_an_engine_that_has_no_memory_left_is_followed_by_another() -> None:
    position = position_seen(diablerie.load("doctor-faust").start(1), 0, "en")
    one = Renderer()
    whole = one.svg(position)
    one._script._engine.set_hard_memory_limit(1)
    with pytest.raises(RenderingError, match="a drawing has wanted over 512 MiB"):
        one.svg(position)
    assert one.svg(position) == whole


def test_an_engine_that_takes_too_long_is_followed_by_another() -> None:
    position = position_seen(diablerie.load("doctor-faust").start(1), 0, "en")
    one = Renderer()
    one._script._engine.eval("drawing = { draw: () => { while (true); } }")
    one._script._patience = 0.1
    with pytest.raises(RenderingError, match=r"a drawing was not made in 0\.1 seconds"):
        one.svg(position)
    assert one.svg(position) == renderer().svg(position)


def test_of_a_drawing_that_gives_up_the_position_is_not_told() -> None:
    position = position_seen(diablerie.load("doctor-faust").start(1), 0, "en")
    with pytest.raises(RenderingError) as gave_up:
        renderer().svg({**position, "game": "chess", "state": {"secret": "the king"}})
    assert 'there is no drawing of "chess"' in str(gave_up.value)
    assert "the king" not in str(gave_up.value)
