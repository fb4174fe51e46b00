"""Records of what was done at a table, and of clocks: round trips, and what is found out."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from diablerie.matches import Match, RecordError, record_schema, verify

from .playing import (
    BANK,
    PER_MOVE,
    after,
    do,
    duel,
    play,
    round_table,
)

Record = dict[str, Any]


@pytest.fixture
def eventful() -> Record:
    """The record of a match in which everything was done that can be done at a table."""
    match = round_table(5, bots=1, clock=BANK)
    play(match, match.state.legal[0])
    do(match, "take-back", 0)
    do(match, "offer", 1)
    do(match, "accept", 2)
    do(match, "decline", 3)
    do(match, "vote", 1, about=3, level="imp")
    do(match, "vote", 2, about=3, level="imp")
    do(match, "substitute", None, about=2, level="devil")
    do(match, "return", 2)
    do(match, "time-out", 0, at=after(200), level="imp")
    do(match, "resign", 1, level="imp")
    do(match, "return", 3)
    do(match, "resign", 3, level="imp")
    do(match, "resign", 2)
    assert match.is_over
    return match.record(None)


def test_a_record_tells_of_deeds_among_the_actions_in_their_order(eventful: Record) -> None:
    assert [entry.get("deed", "act") for entry in eventful["actions"]] == [
        *("act", "take-back", "offer", "accept", "decline", "vote", "vote", "substitute"),
        *("return", "time-out", "resign", "return", "resign", "resign"),
    ]


def test_a_deed_is_written_with_no_more_than_it_needs(eventful: Record) -> None:
    act, take_back, *_ = eventful["actions"]
    assert set(act) == {"seat", "at", "action"}
    assert set(take_back) == {"seat", "at", "deed"}
    assert eventful["actions"][7] == {
        "seat": None,
        "deed": "substitute",
        "about": 2,
        "level": "devil",
        "at": eventful["actions"][7]["at"],
    }


def test_a_match_with_deeds_and_a_clock_comes_back_from_its_record(eventful: Record) -> None:
    match = Match.from_record(eventful)
    assert match.record(None) == eventful
    assert match.clock == BANK
    assert verify(eventful).is_honest
    jsonschema.Draft202012Validator(record_schema()).validate(eventful)


def test_whole_numbers_may_be_written_with_a_point(eventful: Record) -> None:
    for entry in eventful["actions"]:
        for name in ("seat", "about"):
            if entry.get(name) is not None:
                entry[name] = float(entry[name])
    assert verify(eventful).is_honest


def test_a_time_out_that_came_too_early_is_found_out(eventful: Record) -> None:
    entry = eventful["actions"][9]
    assert entry["deed"] == "time-out"
    entry["at"] = "1994-10-14T20:16:00.000Z"
    with pytest.raises(RecordError, match=r"^actions/9: there is time left"):
        Match.from_record(eventful)


def test_a_time_out_holds_by_the_clock_in_the_record_alone() -> None:
    match = duel(PER_MOVE)
    do(match, "time-out", 0, at=after(60))
    record = match.record(None)
    record["clock"] = {"kind": "per-move", "seconds": 61}
    assert [finding.kind for finding in verify(record).findings] == ["record"]


@pytest.mark.parametrize(
    ("number", "changed"),
    [
        (1, {"seat": 1}),
        (3, {"seat": 1}),
        (4, {"deed": "accept"}),
        (6, {"about": 0}),
        (7, {"about": 4}),
        (7, {"level": None}),
        (8, {"seat": 0}),
        (10, {"deed": "return"}),
        (11, {"seat": 15}),
    ],
)
def test_a_record_with_a_deed_that_could_not_be_done_is_found_out(
    eventful: Record, number: int, changed: dict[str, Any]
) -> None:
    entry = eventful["actions"][number] | changed
    eventful["actions"][number] = {k: v for k, v in entry.items() if k != "level" or v is not None}
    (finding,) = verify(eventful).findings
    assert finding.kind == "record"


def test_a_deed_left_out_is_found_out(eventful: Record) -> None:
    del eventful["actions"][-1]
    assert [finding.kind for finding in verify(eventful).findings] == ["result"]


@pytest.mark.parametrize(
    "entry",
    [
        {"seat": 0, "deed": "cheat", "at": "1994-10-14T20:15:00.000Z"},
        {"seat": 0, "deed": "resign"},
        {"seat": 0, "deed": "act", "action": "s1", "at": "1994-10-14T20:15:00.000Z"},
        {"seat": 16, "deed": "resign", "at": "1994-10-14T20:15:00.000Z"},
        {"seat": 0, "deed": "vote", "about": "1", "at": "1994-10-14T20:15:00.000Z"},
        {"seat": 0, "deed": "resign", "level": "", "at": "1994-10-14T20:15:00.000Z"},
        {"seat": None, "action": "s1", "at": "1994-10-14T20:15:00.000Z"},
    ],
)
def test_what_is_no_deed_is_refused_saying_where(eventful: Record, entry: dict[str, Any]) -> None:
    eventful["actions"][2] = entry
    with pytest.raises(RecordError, match=r"^actions/2"):
        Match.from_record(eventful)


@pytest.mark.parametrize(
    "clock",
    [
        {},
        {"kind": "per-move"},
        {"kind": "per-move", "seconds": 4},
        {"kind": "bank", "seconds": 60},
        {"kind": "days", "days": 1, "seconds": 60},
        {"kind": "none", "days": 1},
    ],
)
def test_what_is_no_clock_is_refused_saying_where(eventful: Record, clock: dict[str, Any]) -> None:
    eventful["clock"] = clock
    with pytest.raises(RecordError, match=r"^clock"):
        Match.from_record(eventful)


def test_while_a_match_runs_a_card_taken_back_stays_hidden_in_its_record() -> None:
    match = play(duel(), "8@17")
    do(match, "take-back", 0)
    assert [entry.get("action") for entry in match.record(0)["actions"]] == ["8@17", None]
    for viewer in (1, None):
        assert [entry.get("action") for entry in match.record(viewer)["actions"]] == ["?@17", None]
