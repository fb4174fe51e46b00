"""Lessons over HTTP: what is to be learnt, trying it out, and what is said about mistakes."""

from __future__ import annotations

import pytest

import diablerie
from diablerie.lessons import lesson
from diablerie.words import LANGUAGES

from ..clients import Client
from ..problems import problem

STEPS = [(game, step.name) for game in diablerie.built_in_games() for step in lesson(game).steps]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", diablerie.built_in_games())
def test_a_lesson_is_told_step_by_step(client: Client, game: str, lang: str) -> None:
    told = client.get(f"/api/lessons/{game}/{lang}").json()
    assert (told["game"], told["lang"], told["seat"]) == (game, lang, 0)
    assert [step["name"] for step in told["steps"]] == [step.name for step in lesson(game).steps]
    assert all(step[part] for step in told["steps"] for part in ("title", "text", "task", "done"))
    played = diablerie.load(game, told["seats"])
    for step, known in zip(told["steps"], lesson(game).steps, strict=True):
        assert played.position(step["position"], 1) == known.start


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_step_is_played_from_its_position_to_what_it_is_about(
    client: Client, game: str, step: str
) -> None:
    path = f"/api/lessons/{game}/{step}/tries"
    before = client.http.post(path, json={"actions": []}).json()
    assert (before["v"], before["events"], before["standing"]) == (0, [], "open")
    assert before["view"]["state"]["legal"]
    after = client.http.post(path, json={"actions": lesson(game).step(step).solution}).json()
    assert after["standing"] == "met"
    assert [told["v"] for told in after["events"]] == list(range(1, after["v"] + 1))


def test_a_lesson_keeps_from_its_learner_what_a_match_would(client: Client) -> None:
    path = "/api/lessons/doctor-faust/trap/tries"
    before = client.http.post(path, json={"actions": []}).json()["view"]["state"]
    assert [card["value"] for card in before["laid"]] == [None]


def test_an_action_against_the_rules_is_refused_by_its_clause(client: Client) -> None:
    refused = client.http.post("/api/lessons/doctor-faust/held/tries", json={"actions": ["soul"]})
    told = problem(refused, 422)
    assert (told["clause"], told["reason"]) == ("DF-14", "doctor-faust-refusal-14")
    assert "s1" in told["legal"]


def test_an_action_beside_the_point_is_told_from_one_against_the_rules(client: Client) -> None:
    aside = client.http.post("/api/lessons/doctor-faust/landing/tries", json={"actions": ["soul"]})
    told = problem(aside, 409)
    assert (told["reason"], told["clause"]) == ("lesson-aside", None)


def test_what_is_not_there_names_what_is(client: Client) -> None:
    nothing = {"actions": list[str]()}
    unknown = client.get("/api/lessons/solitaire/en")
    assert problem(unknown, 404)["allowed"] == list(diablerie.built_in_games())
    unknown = client.get("/api/lessons/doctor-faust/la")
    assert problem(unknown, 404)["allowed"] == list(LANGUAGES)
    unknown = client.http.post("/api/lessons/solitaire/landing/tries", json=nothing)
    assert problem(unknown, 404)["allowed"] == list(diablerie.built_in_games())
    unknown = client.http.post("/api/lessons/doctor-faust/flying/tries", json=nothing)
    assert "landing" in problem(unknown, 404)["allowed"]


@pytest.mark.parametrize(
    "body", [{}, {"actions": "s1"}, {"actions": ["s1"] * 41}, {"actions": ["x" * 101]}]
)
def test_a_body_that_will_not_do_is_told_why(client: Client, body: object) -> None:
    answer = client.http.post("/api/lessons/doctor-faust/landing/tries", json=body)
    assert "actions" in str(problem(answer, 422)["param"])
