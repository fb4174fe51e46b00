"""Puzzles over HTTP: what there is, trying one out, and that nothing hidden is told."""

from __future__ import annotations

import pytest

import diablerie
from diablerie.puzzles import puzzles
from diablerie.words import LANGUAGES

from ..clients import Client
from ..problems import problem


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_puzzles_are_listed_without_what_solves_them(client: Client, lang: str) -> None:
    told = client.get(f"/api/puzzles/{lang}").json()
    assert [each["game"] for each in told] == list(diablerie.games())
    for of in told:
        assert [each["number"] for each in of["puzzles"]] == [
            each.number for each in puzzles(of["game"])
        ]
        for each in of["puzzles"]:
            assert set(each) == {"number", "kind", "theme", "title", "grade"}


@pytest.mark.parametrize("game", diablerie.games())
def test_a_puzzle_is_told_in_a_language_and_met_by_its_solution(client: Client, game: str) -> None:
    told = client.get(f"/api/puzzles/{game}/fr").json()["puzzles"]
    move = next(each for each in told if each["kind"] == "move")
    path = f"/api/puzzles/{game}/{move['number']}/tries"
    before = client.http.post(path, json={"actions": []}).json()
    assert (before["v"], before["standing"]) == (0, "open")
    assert before["view"]["seat"] == move["seat"] == before["view"]["state"]["to_play"]
    after = client.http.post(path, json={"actions": move["solution"]}).json()
    assert after["standing"] == "met"


@pytest.mark.parametrize("game", diablerie.games())
def test_a_puzzle_keeps_from_its_seat_what_a_match_would(client: Client, game: str) -> None:
    for puzzle in puzzles(game)[:10]:
        path = f"/api/puzzles/{game}/{puzzle.number}/tries"
        state = client.http.post(path, json={"actions": []}).json()["view"]["state"]
        other = puzzle.start.belief(puzzle.seat).sample(11)
        assert state == other.view(puzzle.seat)


def test_unknown_puzzles_and_languages_are_not_found(client: Client) -> None:
    assert problem(client.get("/api/puzzles/la"), 404)["param"] == "lang"
    assert problem(client.get("/api/puzzles/solitaire/en"), 404)["allowed"]
    tried = client.http.post("/api/puzzles/doctor-faust/999/tries", json={"actions": []})
    assert problem(tried, 404)["param"] == "puzzle"


def test_an_action_against_the_rules_is_refused_by_its_clause(client: Client) -> None:
    path = "/api/puzzles/kill-doctor-lucky/1/tries"
    refused = client.http.post(path, json={"actions": ["halt", "halt"]})
    assert problem(refused, 422)["clause"]
