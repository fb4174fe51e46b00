"""What a game is played with at a table: its board and all of its cards."""

from __future__ import annotations

import json
from pathlib import Path

import httpx2
import pytest

import diablerie

from ...games.kill_doctor_lucky.lodge import LODGE
from ...games.of_game import of_game
from ..clients import Client
from ..problems import problem


@pytest.mark.parametrize("game", diablerie.built_in_games())
def test_all_cards_and_the_board_are_those_of_the_game_with_everybody_at_it(
    client: Client, game: str
) -> None:
    seen = client.get(f"/api/games/{game}/components").json()
    most = diablerie.describe(game).seat_range[1]
    played = diablerie.load(game, seats=most)
    assert (seen["game"], seen["title"], seen["seats"]) == (game, played.title, most)
    assert seen["deck"] == played.deck
    assert seen["board"] == played.board
    assert sum(seen["deck"].values()) == of_game(game, "printed").CARDS


def asked(client: Client, game: str, *options: str) -> httpx2.Response:
    """The answer for a game with switches, each as `name=value`."""
    path = f"/api/games/{game}/components"
    return client.http.get(path, params=[("option", option) for option in options])


def test_switches_change_what_there_is(client: Client) -> None:
    faust = asked(client, "doctor-faust", "devil_values=1..8").json()
    assert next(card for card in faust["deck"] if card.startswith("red")) == "red:1"
    assert faust["options"]["devil_values"] == "1..8"


def test_switches_change_how_many_there_are(client: Client) -> None:
    lucky = asked(client, "kill-doctor-lucky", "remove_f3=true", "weapon_bonus=1").json()
    assert (lucky["deck"]["fail3"], sum(lucky["deck"].values())) == (0, 92)
    assert lucky["options"]["weapon_bonus"] == 1


def test_what_there_is_not_is_refused_with_what_there_is(client: Client) -> None:
    missing = client.get("/api/games/solitaire/components")
    assert problem(missing, 404)["allowed"] == list(diablerie.games())
    unknown = problem(asked(client, "doctor-faust", "jokers=2"), 422)
    assert "devil_values" in unknown["allowed"]
    assert "2..9" in problem(asked(client, "doctor-faust", "devil_values=7"), 422)["detail"]


def test_no_file_of_the_server_is_read_for_somebody_who_names_it(
    client: Client, tmp_path: Path
) -> None:
    plan = tmp_path / "house.json"
    plan.write_text(json.dumps(LODGE), "utf-8")
    refused = problem(asked(client, "kill-doctor-lucky", f"mansion={plan}"), 422)
    assert "hearth" not in json.dumps(refused)
