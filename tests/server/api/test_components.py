"""What a game is played with at a table: its board and all of its cards."""

from __future__ import annotations

import pytest

import diablerie

from ..clients import Client
from ..problems import problem

CARDS = {"doctor-faust": 27, "kill-doctor-lucky": 96, "teufel-teufel": 42}


@pytest.mark.parametrize("game", diablerie.games())
def test_all_cards_and_the_board_are_those_of_the_game_with_everybody_at_it(
    client: Client, game: str
) -> None:
    seen = client.get(f"/api/games/{game}/components").json()
    most = diablerie.describe(game).seat_range[1]
    played = diablerie.load(game, seats=most)
    assert (seen["game"], seen["title"], seen["seats"]) == (game, played.title, most)
    assert seen["deck"] == played.deck
    assert seen["board"] == played.board
    assert sum(seen["deck"].values()) == CARDS[game]


def test_switches_change_what_there_is(client: Client) -> None:
    path = "/api/games/{}/components".format
    faust = client.get(path("doctor-faust"), option="devil_values=1..8").json()
    assert next(card for card in faust["deck"] if card.startswith("red")) == "red:1"
    assert faust["options"]["devil_values"] == "1..8"
    lucky = client.get(path("kill-doctor-lucky"), option="remove_f3=true").json()
    assert (lucky["deck"]["fail3"], sum(lucky["deck"].values())) == (0, 92)


def test_what_there_is_not_is_refused_with_what_there_is(client: Client) -> None:
    missing = client.get("/api/games/solitaire/components")
    assert problem(missing, 404)["allowed"] == list(diablerie.games())
    path = "/api/games/doctor-faust/components"
    unknown = problem(client.get(path, option="jokers=2"), 422)
    assert "devil_values" in unknown["allowed"]
    assert "2..9" in problem(client.get(path, option="devil_values=7"), 422)["detail"]
