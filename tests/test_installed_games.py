"""Games of other packages are found by their entry points; what cannot be used stands in nobody's way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import diablerie
from diablerie import installed_games
from diablerie.cli.allowed_games import allowed_games
from diablerie.server import Settings, create_app
from tests.cli.calling import call
from tests.installing import install, on_path, strange


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[Path]:
    """A folder of installed packages, one of them with a game."""
    install(tmp_path, "strange_one", strange("strange"), "strange")
    with on_path(tmp_path):
        yield tmp_path


def problem_of(root: Path, package: str, source: str, game: str) -> str:
    """What is said of a game that is installed besides, and cannot be used."""
    install(root, package, source, game)
    installed_games.allow(None)
    (fault,) = diablerie.faulty_games()
    assert fault.package == package
    assert diablerie.games() == (*diablerie.built_in_games(), "strange")
    return str(fault)


def test_an_installed_game_is_among_the_games_and_plays(installed: Path) -> None:
    assert diablerie.games() == (*diablerie.built_in_games(), "strange")
    assert diablerie.faulty_games() == ()
    state = diablerie.load("strange").start(7)
    assert state.play("soul").view(1)["game"] == "strange"
    assert diablerie.describe("strange").seat_range == (2, 2)


def test_a_game_for_another_version_of_the_interface_is_refused(installed: Path) -> None:
    told = problem_of(installed, "elder", strange("elder", interface=0), "elder")
    assert "written for version 0 of the interface; this is version 1" in told


def test_a_game_for_no_version_of_the_interface_is_refused(installed: Path) -> None:
    told = problem_of(installed, "dateless", strange("dateless", interface=None), "dateless")
    assert "written for no version of the interface" in told


def test_the_name_of_another_game_cannot_be_taken(installed: Path) -> None:
    told = problem_of(installed, "thief", strange("doctor-faust"), "doctor-faust")
    assert "its name is taken by another game" in told
    assert type(diablerie.load("doctor-faust")).__module__.startswith("diablerie.games")


def test_of_two_packages_with_a_game_of_one_name_the_first_has_it(installed: Path) -> None:
    told = problem_of(installed, "strange_two", strange("strange"), "strange")
    assert "of the package strange_two cannot be used" in told
    assert "its name is taken by another game, that of the package strange_one" in told


def test_a_host_can_allow_a_name_that_two_packages_have_and_is_told_whose_is_played(
    installed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(installed, "strange_two", strange("strange"), "strange")
    assert allowed_games(["strange"]) == ("strange",)
    told = capsys.readouterr().err
    assert "strange_two cannot be used" in told
    assert "that of the package strange_one" in told


def test_a_package_that_fails_at_import_leaves_the_others_alone(installed: Path) -> None:
    told = problem_of(installed, "broken", "raise RuntimeError('no luck')", "broken")
    assert "RuntimeError: no luck" in told
    with pytest.raises(ValueError, match="package broken cannot be used"):
        diablerie.load("broken")


@pytest.mark.parametrize(
    ("package", "source", "game", "said"),
    [
        ("lacking", "Strange = 3", "lacking", "is no class of games, but 3"),
        (
            "function",
            "def Strange(): ...\nStrange.interface = 1",
            "function",
            "is no class of games",
        ),
        (
            "unfinished",
            "from diablerie import Game\nclass Strange(Game):\n    interface = 1",
            "unfinished",
            "its class lacks action, action_id",
        ),
        ("misnamed", strange("other"), "misnamed", "its class is called 'other'"),
        ("shouting", strange("Shouting"), "Shouting", "a name is of small letters"),
    ],
)
def test_what_is_no_game_is_told_from_one(
    installed: Path, package: str, source: str, game: str, said: str
) -> None:
    assert said in problem_of(installed, package, source, game)


def test_the_command_says_which_game_cannot_be_used_and_shows_the_others(installed: Path) -> None:
    install(installed, "broken", "import no_such_module", "broken")
    installed_games.allow(None)
    told = call("games")
    assert told.exit_code == 0
    assert "(strange)" in told.stdout
    assert "the game 'broken' of the package broken cannot be used" in told.stderr
    assert "No module named 'no_such_module'" in call("bots", "broken").stderr


def test_a_server_imports_installed_games_only_where_its_host_allows_them(
    installed: Path, tmp_path: Path
) -> None:
    def names(*allowed: str) -> list[str]:
        settings = Settings(tmp_path / "m.sqlite3", warm=False, installed_games=allowed)
        with TestClient(create_app(settings)) as client:
            return [game["name"] for game in client.get("/api/games").json()]

    install(installed, "broken", "raise SystemExit", "broken")
    assert names() == list(diablerie.built_in_games())
    assert names("strange") == [*diablerie.built_in_games(), "strange"]


def test_a_host_cannot_allow_what_is_not_installed_or_cannot_be_used(installed: Path) -> None:
    assert (
        "no installed package has a game 'chess'"
        in call("serve", "--installed-game", "chess").stderr
    )
    install(installed, "broken", "import no_such_module", "broken")
    told = call("serve", "--installed-game", "broken")
    assert told.exit_code != 0
    assert "cannot be used" in told.stderr
