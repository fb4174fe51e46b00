"""`diablerie print` where it cannot: what is missing is said in a line."""

from __future__ import annotations

from pathlib import Path

import pytest

import diablerie
from diablerie import DocumentOption, page
from tests.cli.calling import call
from tests.settings import option_of


def refused(*args: str) -> str:
    """What is said of a command that cannot be done, and nothing is written."""
    out = Path("game.pdf")
    told = call("print", *args, "--out", str(out))
    assert told.exit_code == 2
    assert not out.exists()
    return " ".join(told.stderr.split())


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder to work in, and a Chromium that is found."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DIABLERIE_CHROMIUM", "true")


def test_without_a_chromium_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DIABLERIE_CHROMIUM")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("diablerie.cli.chromium.NAMES", ("chromium",))
    assert "needs Chromium or Chrome, and there is none here" in refused("doctor-faust")


def test_a_chromium_named_in_vain_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIABLERIE_CHROMIUM", "no-such-browser")
    assert "DIABLERIE_CHROMIUM=no-such-browser names none" in refused("doctor-faust")


def test_without_the_page_it_says_what_builds_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path)
    assert "has not been built here: make web" in refused("doctor-faust")


LAID_OUT, PLAN = option_of(DocumentOption)


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["chess"], f"the games are {', '.join(diablerie.built_in_games())}"),
        (["doctor-faust", "--lang", "la"], "the languages are en, fr, de"),
        (["doctor-faust", "--option", "devil_values=7"], "devil_values takes 2..9 or 1..8"),
        (["doctor-faust", "--option", "marked=a1"], "has no option 'marked'"),
        (["doctor-faust", "--what", "cards", "--booklet"], "it goes with --what rulebook"),
        ([LAID_OUT, "--option", f"{PLAN.name}=x.json"], f"option {PLAN.name} cannot be printed"),
        (["doctor-faust", "--paper", "a3"], "'a3' is not one of 'a4', 'letter'"),
    ],
)
def test_what_there_is_not_is_answered_with_what_there_is(args: list[str], told: str) -> None:
    assert told in refused(*args)


def test_where_nothing_can_be_written_is_told_before_anything_is_drawn(tmp_path: Path) -> None:
    told = call("print", "doctor-faust", "--out", str(tmp_path / "no" / "game.pdf"))
    assert told.exit_code == 2
    assert "there is no folder" in told.stderr
