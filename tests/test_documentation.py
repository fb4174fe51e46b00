"""The documentation site: every clause with what stands behind it, and no page with a fault."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import diablerie
from diablerie import rulebook
from diablerie.words import LANGUAGES
from tests.games.of_game import of_game

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from documentation import clauses as found  # noqa: E402 - found by the line above
from documentation import signatures, titles  # noqa: E402

REFERENCE = {
    "vector": ("diablerie.envs.vector.make", "diablerie.envs.vector.VectorGames.step"),
    "gymnasium": ("diablerie.envs.gymnasium.make", "diablerie.envs.gymnasium.OneSeat.step"),
    "pettingzoo": ("diablerie.envs.pettingzoo.env", "diablerie.envs.pettingzoo.Seats.observe"),
    "text": ("diablerie.envs.text.TextEnv", "diablerie.envs.text.TextEnv.step"),
    "open_spiel": ("diablerie.envs.open_spiel.SpielState.resample_from_infostate",),
    "secrecy": ("diablerie.secrecy.check", "diablerie.secrecy.adapters.pettingzoo.case_of"),
}
"""Something of each page of the reference that a program is written with."""

every_game = pytest.mark.parametrize("game", diablerie.games())


def clauses(game: str) -> set[str]:
    return {clause.id for clause in rulebook.load(game, "en").clauses}


@every_game
def test_every_clause_has_a_test(game: str) -> None:
    assert clauses(game) - set(found.tests_of(game)) == set()


@every_game
def test_every_clause_has_its_code_but_those_that_follow_from_others(game: str) -> None:
    assert clauses(game) - set(found.code_of(game)) == of_game(game, "clauses").FOLLOW


def test_clauses_are_found_in_a_text_those_of_a_range_too() -> None:
    assert found.mentions("DF")("DF-40 to DF-42, DF-14: and not TT-01") == (
        *("DF-40", "DF-41", "DF-42"),
        "DF-14",
    )
    assert found.mentions("TT")("TT-37a and TT-37") == ("TT-37a", "TT-37")


def test_a_link_that_names_a_page_by_its_file_bears_the_title_on_the_site() -> None:
    source = ["see [bots.md](bots.md), [the lab](lab.md) and [bots.md](bots.md#levels)"]
    titles.name(None, "index", source)
    assert source == ["see [](bots.md), [the lab](lab.md) and [bots.md](bots.md#levels)"]


def test_a_default_is_told_as_it_would_be_written() -> None:
    told = "(odds: Odds = <function by_chance>, bots: Bots = <factory>)"
    plain, _ = signatures.plain(None, "class", "Case", None, None, told, "")
    assert plain == "(odds: Odds = by_chance, bots: Bots = ...)"
    assert signatures.plain(None, "class", "Case", None, None, None, "")[0] is None


def test_the_site_is_built_without_a_fault_and_shows_the_code_of_each_clause(
    tmp_path: Path,
) -> None:
    built = subprocess.run(
        [
            *(sys.executable, "-m", "sphinx", "-q", "-W", "-D", "nb_execution_mode=off"),
            *("-d", tmp_path / "read", "docs", tmp_path),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    for lang in LANGUAGES:
        for game in diablerie.games():
            text = (tmp_path / "generated" / "rules" / lang / f"{game}.html").read_text("utf-8")
            assert all(f'id="{clause}"' in text for clause in clauses(game))
    faust = (tmp_path / "generated" / "rules" / "en" / "doctor-faust.html").read_text("utf-8")
    assert "reveal_trap" in faust
    assert "test_df_19_the_space_of_a_revealed_card_is_free_again" in faust
    assert (tmp_path / "repository" / "compose.yaml").is_file()
    start = (tmp_path / "index.html").read_text("utf-8")
    assert ".md<" not in start
    for page, shown in REFERENCE.items():
        text = (tmp_path / "reference" / f"{page}.html").read_text("utf-8")
        assert all(f'id="{each}"' in text for each in shown)
