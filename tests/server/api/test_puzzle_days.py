"""Days in a row of puzzles over HTTP: kept in the account, for what really solves today's puzzle."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import httpx2

from diablerie.puzzles import Puzzle, of_day
from diablerie.server.accounts.puzzle_days import date_of, day_of

from ..clients import Client
from ..gathered import reason
from ..logins import register

PATH = "/api/me/puzzle-days"


def today() -> int:
    return day_of(datetime.now(UTC))


def solution_of(puzzle: Puzzle) -> dict[str, Any]:
    if puzzle.kind == "question":
        return {"actions": [], "answer": puzzle.document["answers"][0]["kind"]}
    return {"actions": list(puzzle.solution)}


def solve(client: Client, day: int, **more: Any) -> httpx2.Response:
    """Say how the puzzle of a day is solved."""
    return client.http.post(PATH, json={"day": day, **solution_of(of_day(date_of(day))), **more})


def test_todays_solution_makes_a_row_of_one_day_and_is_counted_once(client: Client) -> None:
    register(client)
    assert client.get(PATH).json() == {"day": 0, "length": 0}
    day = today()
    assert solve(client, day).json() == {"day": day, "length": 1}
    assert solve(client, day).json() == {"day": day, "length": 1}
    assert client.get(PATH).json() == {"day": day, "length": 1}


def test_what_the_browser_has_kept_is_gone_on_with_once(client: Client, stranger: Client) -> None:
    register(client)
    day = today()
    assert solve(client, day, kept={"day": day - 1, "length": 4}).json()["length"] == 5
    assert solve(client, day, kept={"day": day - 1, "length": 50}).json()["length"] == 5
    register(stranger)
    assert solve(stranger, day, kept={"day": day - 2, "length": 4}).json()["length"] == 1


def test_what_does_not_solve_it_does_not_count(client: Client) -> None:
    register(client)
    nothing = {"day": today(), "actions": [], "answer": None}
    assert reason(client.http.post(PATH, json=nothing)) == "not-solved"
    assert reason(client.http.post(PATH, json={**nothing, "actions": ["nonsense"]}), 422)
    assert client.get(PATH).json()["length"] == 0


def test_neither_a_day_that_is_over_counts_nor_one_to_come_nor_days_that_never_were(
    client: Client,
) -> None:
    register(client)
    day = today()
    assert reason(solve(client, day - 2)) == "another-day"
    assert reason(solve(client, day + 1)) == "another-day"
    assert reason(solve(client, day, kept={"day": day + 1, "length": 1}), 422) == "bad-streak"
    assert reason(solve(client, day, kept={"day": day, "length": 9_000}), 422) == "bad-streak"
    assert client.get(PATH).json()["length"] == 0


def test_a_guest_keeps_them_in_the_browser(client: Client, stranger: Client) -> None:
    client.new_match()
    assert reason(solve(client, today())) == "no-account"
    assert reason(stranger.get(PATH), 401) == "nobody"
