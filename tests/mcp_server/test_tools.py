"""The tools, asked by the SDK's own client: what they answer, and what they say where something cannot be."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from mcp import Client
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult

import diablerie
from diablerie import DocumentOption
from diablerie.bots.bot_seats import BotSeats
from diablerie.mcp_server import Tables, local_table, make_server
from diablerie.mcp_server import tables as kept_tables
from diablerie.mcp_server import tools as tool_module
from diablerie.words import LANGUAGES
from tests.settings import option_of

from .assistants import Assistant, facts_of, text_of


@asynccontextmanager
async def tools(**options: Any) -> AsyncIterator[Client]:
    """A client of the tools, in this process."""
    async with Client(make_server(Tables(**{"seed": "1", **options}))) as client:
        yield client


async def begun(client: Client, game: str = "doctor-faust", **asked: Any) -> dict[str, Any]:
    """A match against bots that do anything."""
    return await Assistant(client, 1).open(
        "begin_match", **{"game": game, "level": "random", **asked}
    )


async def asked(client: Client, tool: str, **arguments: Any) -> CallToolResult:
    answer = await client.call_tool(tool, arguments)
    assert isinstance(answer, CallToolResult)
    return answer


async def test_each_tool_says_what_it_is_for_and_what_it_takes() -> None:
    async with tools() as client:
        listed = (await client.list_tools()).tools
    assert [tool.name for tool in listed] == [
        *("list_games", "read_rules", "begin_match", "take_seat", "see", "act", "why", "leave")
    ]
    for tool in listed:
        assert tool.description
        assert "\n  " not in tool.description
        for parameter in tool.input_schema["properties"].values():
            assert parameter["description"], tool.name
        assert tool.annotations is not None


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_games_are_listed_with_all_that_can_be_chosen(lang: str) -> None:
    async with tools() as client:
        answer = facts_of(await asked(client, "list_games", lang=lang))
    assert [game["name"] for game in answer["games"]] == list(diablerie.games())
    for game in answer["games"]:
        facts = diablerie.describe(game["name"])
        assert [option["name"] for option in game["options"]] == [o.name for o in facts.options]
        assert game["title"] in answer["text"]


@pytest.mark.parametrize(
    ("ask", "clauses"), [("DF-19", ["DF-19"]), ("df 19", ["DF-19"]), ("19", ["DF-19"])]
)
async def test_a_clause_is_read_by_its_number(ask: str, clauses: list[str]) -> None:
    async with tools() as client:
        answer = facts_of(await asked(client, "read_rules", game="doctor-faust", ask=ask))
    assert answer["clauses"] == clauses
    assert answer["text"].startswith("DF-19 · ")


async def test_words_find_clauses_and_nothing_lists_them_all() -> None:
    async with tools() as client:
        found = facts_of(await asked(client, "read_rules", game="doctor-faust", ask="infamy"))
        everything = facts_of(await asked(client, "read_rules", game="doctor-faust"))
        nothing = await asked(client, "read_rules", game="doctor-faust", ask="xyzzy")
    assert "DF-35" in found["clauses"]
    assert len(everything["clauses"]) > 40
    assert nothing.is_error
    assert "DF-01 to DF-" in text_of(nothing)


async def test_the_name_of_a_table_stands_in_the_text_as_it_is() -> None:
    async with tools() as client:
        seen = await begun(client)
    assert re.fullmatch(r"[0-9a-f]{18}", seen["table"])
    assert seen["table"] in seen["text"]


async def test_a_match_goes_on_through_the_bots_to_the_seat_s_next_turn() -> None:
    async with tools() as client:
        seen = await begun(client, "kill-doctor-lucky", seats=3, seat=2)
        assert seen["your_turn"]
        assert seen["seat"] == 2
        assert seen["version"] > 1
        answer = facts_of(await asked(client, "act", table=seen["table"], action=seen["legal"][-1]))
    assert answer["done"] == [seen["legal"][-1]]
    assert answer["version"] > seen["version"]
    assert answer["your_turn"]


async def test_an_answer_tells_what_is_new_and_seeing_tells_it_all() -> None:
    async with tools() as client:
        seen = await begun(client)
        answer = facts_of(await asked(client, "act", table=seen["table"], action="s1*3"))
        assert "Your stone walks from 0 to 3. DF-10" in answer["text"]
        assert "Turn 1: you have" not in answer["text"]
        again = facts_of(await asked(client, "see", table=seen["table"]))
        assert "Turn 1: you have" in again["text"]
        short = facts_of(await asked(client, "see", table=seen["table"], story_lines=1))
        assert "One line before that is left out" in short["text"]


async def test_what_the_rules_forbid_is_refused_with_its_clause_and_nothing_has_happened() -> None:
    async with tools() as client:
        seen = await begun(client)
        await asked(client, "act", table=seen["table"], action="8@5")
        refused = await asked(client, "act", table=seen["table"], action="7@6")
        facts = facts_of(refused)
        assert refused.is_error
        assert (facts["done"], facts["clause"]) == ([], "DF-16")
        assert facts["refusal"] in text_of(refused)
        assert "What has happened" not in text_of(refused)
        unclear = await asked(client, "act", table=seen["table"], action="s1*9")
        assert unclear.is_error
        assert facts_of(unclear)["clause"] is None
        assert facts["version"] == facts_of(unclear)["version"]


async def test_why_tells_the_clause_of_what_is_allowed_and_of_what_is_not_and_does_nothing() -> (
    None
):
    async with tools() as client:
        seen = await begun(client)
        before = await asked(client, "see", table=seen["table"])
        allowed = facts_of(await asked(client, "why", table=seen["table"], action="soul*2"))
        assert (allowed["allowed"], allowed["actions"]) == (True, ["soul", "soul"])
        assert allowed["clause"] == "DF-12"
        assert "A step with the pyramid" in allowed["text"]
        forbidden = facts_of(await asked(client, "why", table=seen["table"], action="1@5"))
        assert (forbidden["allowed"], forbidden["clause"]) == (False, "DF-08")
        unclear = facts_of(await asked(client, "why", table=seen["table"], action="8@"))
        assert (unclear["allowed"], unclear["clause"]) == (False, None)
        assert await asked(client, "see", table=seen["table"]) == before


async def test_nothing_can_be_done_when_the_match_is_over() -> None:
    async with tools() as client:
        assistant = Assistant(client, 1)
        asked_for = {"game": "doctor-faust", "level": "random", "options": {"max_turns": 2}}
        await assistant.open("begin_match", **asked_for)
        end = await assistant.play()
        assert end["ending"] in end["text"]
        refused = await asked(client, "act", table=end["table"], action="s1")
        assert refused.is_error
        assert "over" in text_of(refused)
        why = facts_of(await asked(client, "why", table=end["table"], action="s1"))
        assert not why["allowed"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_table_speaks_its_language(lang: str) -> None:
    async with tools() as client:
        seen = await begun(client, lang=lang)
        refused = await asked(client, "act", table=seen["table"], action="s1*9")
    told = {"en": "at most 7 times", "de": "höchstens 7-mal", "fr": "7 fois"}
    assert told[lang] in text_of(refused)


async def test_the_same_seed_gives_the_same_matches_one_after_another() -> None:
    async def texts(seed: str) -> list[str]:
        async with tools(seed=seed) as client:
            seen = [await begun(client, "kill-doctor-lucky", seats=2) for _ in range(2)]
        return [each["text"].replace(each["table"], "") for each in seen]

    first = await texts("7")
    assert first == await texts("7")
    assert first[0] != first[1]
    assert first != await texts("8")


LAID_OUT, PLAN = option_of(DocumentOption)


@pytest.mark.parametrize(
    ("tool", "arguments", "told"),
    [
        ("begin_match", {"game": "chess"}, ", ".join(diablerie.games())),
        ("begin_match", {"game": "doctor-faust", "seats": 3}, "seats: 3 is not one of 2"),
        ("begin_match", {"game": "doctor-faust", "seat": 2}, "seat: 2 is not one of 0, 1"),
        ("begin_match", {"game": "doctor-faust", "level": "saint"}, "archdevil"),
        ("begin_match", {"game": "doctor-faust", "lang": "nl"}, "en, fr, de"),
        ("begin_match", {"game": "doctor-faust", "options": {"pace": 1}}, "edition"),
        (
            "begin_match",
            {"game": "doctor-faust", "options": {"infamy": "soon"}},
            "immediate or turn_end",
        ),
        (
            "begin_match",
            {"game": LAID_OUT, "options": {PLAN.name: "/etc/passwd"}},
            "a document, which is a JSON object",
        ),
        ("read_rules", {"game": "chess"}, "doctor-faust"),
        ("take_seat", {"match": "abc"}, "--server ADDRESS"),
        ("see", {"table": "abc"}, "no table of that name"),
        ("act", {"table": "abc", "action": "s1"}, "no table of that name"),
        ("why", {"table": "abc", "action": "s1"}, "no table of that name"),
        ("leave", {"table": "abc"}, "no table of that name"),
        ("see", {"table": "abc", "wait_seconds": 1000}, "less than or equal to 60"),
    ],
)
async def test_what_there_is_not_is_told_with_what_there_is(
    tool: str, arguments: dict[str, Any], told: str
) -> None:
    async with tools() as client:
        answer = await asked(client, tool, **arguments)
    assert answer.is_error
    assert told in text_of(answer)


async def test_a_table_that_was_left_is_there_no_more() -> None:
    async with tools() as client:
        seen = await begun(client)
        assert not (await asked(client, "leave", table=seen["table"])).is_error
        assert (await asked(client, "see", table=seen["table"])).is_error


def test_who_waits_at_a_table_that_is_left_meanwhile_is_told_that_it_is_gone() -> None:
    tables = Tables()
    kept = tables.begin(diablerie.load("doctor-faust"), 0, "random", "en")
    told: list[str] = []

    def look() -> None:
        try:
            tool_module.Tools(tables).see(kept.name)
        except ToolError as error:
            told.append(str(error))

    with kept.turn:
        waiting = threading.Thread(target=look)
        waiting.start()
        time.sleep(0.05)
        tables._kept.clear()
    waiting.join()
    assert told == [
        "there is no table of that name: begin_match and take_seat answer with the name of one"
    ]


async def test_bots_that_are_not_ready_yet_are_waited_for_no_longer_than_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    is_ready = threading.Event()
    monkeypatch.setattr(BotSeats, "are_ready_within", lambda _, seconds: is_ready.wait(seconds))
    monkeypatch.setattr(tool_module, "PATIENCE", 0.05)
    async with tools() as client:
        seen = await begun(client, seat=1)
        assert not seen["your_turn"]
        assert "It is not your turn: Red is to move." in seen["text"]
        refused = await asked(client, "act", table=seen["table"], action="s1")
        assert refused.is_error
        is_ready.set()
        later = facts_of(await asked(client, "see", table=seen["table"], wait_seconds=30))
    assert later["your_turn"]
    assert later["version"] > seen["version"]


async def test_so_many_tables_are_kept_and_those_that_are_over_make_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kept_tables, "MOST", 2)
    async with tools() as client:
        first = Assistant(client, 1)
        asked_for = {"game": "doctor-faust", "level": "random", "options": {"max_turns": 1}}
        await first.open("begin_match", **asked_for)
        await begun(client)
        full = await asked(client, "begin_match", game="doctor-faust", level="random")
        assert full.is_error
        assert "leave one" in text_of(full)
        end = await first.play()
        await begun(client)
        assert (await asked(client, "see", table=end["table"])).is_error


async def test_answers_come_in_whole_paces_however_long_the_bots_have_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    now = iter([100.0, 100.3])
    monkeypatch.setattr(local_table, "sleep", slept.append)
    monkeypatch.setattr(local_table, "monotonic", lambda: next(now))
    async with tools(pace=0.5) as client:
        await begun(client, seat=1)
    assert slept == [pytest.approx(0.2)]
