"""Records: complete when a match is over, discreet while it runs, and never believed unread."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import diablerie
from diablerie.matches import Match, Player, RecordError, record_schema, verify

from .playing import (
    SEED,
    START,
    VIEWERS,
    everything,
    new_match,
    play,
    play_at_random,
    whole_matches,
)

Record = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> Match:
    return play_at_random(new_match(edition="arles-fr"), 3)


@pytest.fixture
def record(finished: Match) -> Record:
    return copy.deepcopy(finished.record(None))


@whole_matches
@given(seed=st.integers(0, 2**32), most=st.integers(0, 300))
def test_every_record_is_json_in_the_published_schema(seed: int, most: int) -> None:
    match = play_at_random(new_match(), seed, most)
    for viewer in VIEWERS:
        document = match.record(viewer)
        jsonschema.Draft202012Validator(record_schema()).validate(document)
        assert json.loads(json.dumps(document)) == document


def test_the_schema_is_itself_sound() -> None:
    jsonschema.Draft202012Validator.check_schema(record_schema())


@whole_matches
@given(seed=st.integers(0, 2**32))
def test_a_finished_match_comes_back_from_its_record_as_it_was(seed: int) -> None:
    match = play_at_random(new_match(), seed)
    again = Match.from_record(json.loads(json.dumps(match.record(0))))
    assert everything(again) == everything(match)
    assert again.record(1) == match.record(1)


def test_the_record_of_a_finished_match_is_the_same_for_all_and_has_the_seed(
    finished: Match,
) -> None:
    assert finished.record(0) == finished.record(1) == finished.record(None)
    assert finished.record(0)["seed"] == SEED.hex()
    assert finished.record(0)["seen_by"] is None


def test_while_a_match_runs_its_record_has_no_seed_and_only_one_viewers_knowledge() -> None:
    match = play(new_match(), "8@17", "soul")
    own, other, nobody = (match.record(viewer) for viewer in VIEWERS)
    assert [entry["action"] for entry in own["actions"]] == ["8@17", "soul"]
    assert [entry["action"] for entry in other["actions"]] == ["?@17", "soul"]
    assert nobody["actions"] == other["actions"]
    assert (own["seen_by"], nobody["seen_by"]) == ({"seat": 0}, {"seat": None})
    for document in (own, other, nobody):
        assert document["seed"] is document["result"] is None
        assert SEED.hex() not in json.dumps(document)


def test_what_a_seat_cannot_know_changes_nothing_it_is_told() -> None:
    eight, nine = play(new_match(), "8@17", "soul"), play(new_match(), "9@17", "soul")
    for viewer in (1, None):
        assert eight.record(viewer) == nine.record(viewer)
        assert eight.view(viewer) == nine.view(viewer)
        assert eight.events(viewer) == nine.events(viewer)
    assert eight.record(0) != nine.record(0)


def test_a_record_of_a_running_match_cannot_be_replayed() -> None:
    with pytest.raises(RecordError, match="what one viewer may know"):
        Match.from_record(play(new_match(), "8@17").record(0))


def test_an_honest_record_passes(record: Record) -> None:
    assert verify(record).is_honest


def test_an_unfinished_complete_record_replays_but_proves_nothing(record: Record) -> None:
    record["actions"], record["result"] = record["actions"][:10], None
    assert len(Match.from_record(record).log) == 10
    assert [finding.kind for finding in verify(record).findings] == ["unfinished"]


def another_seed(record: Record) -> None:
    record["seed"] = bytes(32).hex()


def another_winner(record: Record) -> None:
    record["result"]["winner"] = 1 - (record["result"]["winner"] or 0)


def other_points(record: Record) -> None:
    record["result"]["scores"][0] += 1


def no_result(record: Record) -> None:
    record["result"] = None


def other_rules(record: Record) -> None:
    record["rules_version"] += "-and-a-half"


def an_action_left_out(record: Record) -> None:
    del record["actions"][-1]


def an_action_too_many(record: Record) -> None:
    record["actions"].append(record["actions"][-1])


def the_other_seat(record: Record) -> None:
    record["actions"][0]["seat"] = 1


def no_such_action(record: Record) -> None:
    record["actions"][2]["action"] = "fly"


def test_a_record_of_earlier_rules_is_checked_by_those() -> None:
    """TT-11: by rules 1 of Teufel Teufel nobody came back to where a move began."""
    game = diablerie.load("teufel-teufel", seats=2, start_again="no")
    match = play_at_random(Match.start(game, [Player.person()] * 2, SEED, START), 1)
    document = match.record(None)
    options = {name: value for name, value in document["options"].items() if name != "start_again"}
    earlier = {**document, "options": options, "rules_version": "1"}
    assert verify(earlier).is_honest
    assert Match.from_record(earlier).game.options["start_again"] == "no"
    claimed = {**earlier, "options": {**options, "start_again": "yes"}}
    assert Match.from_record(claimed).game.options["start_again"] == "no", (
        "those rules had no choice"
    )


@pytest.mark.parametrize(
    ("forge", "found"),
    [
        (another_seed, "seed"),
        (another_winner, "result"),
        (other_points, "result"),
        (no_result, "result"),
        (an_action_left_out, "unfinished|result"),
        (other_rules, "rules-version"),
        (an_action_too_many, "record"),
        (the_other_seat, "record"),
        (no_such_action, "record"),
    ],
)
def test_a_forged_record_is_found_out(
    record: Record, forge: Callable[[Record], None], found: str
) -> None:
    forge(record)
    first, *_ = verify(record).findings
    assert first.kind in found.split("|")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", "diablerie-match-0"),
        ("game", "solitaire"),
        ("game", "../doctor-faust"),
        ("options", {"edition": "none-such"}),
        ("options", {"colour": "red"}),
        ("options", []),
        ("players", []),
        ("players", [{"kind": "person", "level": None, "name": None}] * 3),
        ("players", [{"kind": "person", "level": "imp", "name": None}] * 2),
        ("players", [{"kind": "bot", "level": None, "name": None}] * 2),
        ("clock", {"kind": "hourglass"}),
        ("seed", None),
        ("seed", "00"),
        ("seed", 7),
        ("started", "yesterday"),
        ("started", "1994-13-14T20:15:00.000Z"),
        ("actions", "s1"),
        ("actions", [{"seat": 0, "action": "s1"}]),
        ("actions", [{"seat": 0, "action": "s1", "at": "1994-02-30T20:15:00.000Z"}]),
        ("result", {"winner": 0}),
        ("surprise", 1),
    ],
)
def test_a_malformed_record_is_refused_saying_where(record: Record, path: str, value: Any) -> None:
    record[path] = value
    with pytest.raises(RecordError) as caught:
        Match.from_record(record)
    assert path in str(caught.value)


@pytest.mark.parametrize("document", [None, [], "record", 7, {}])
def test_what_is_no_record_at_all_is_refused(document: Any) -> None:
    with pytest.raises(RecordError):
        Match.from_record(document)


def test_the_refusal_of_an_action_says_which_and_by_which_clause(record: Record) -> None:
    no_such_action(record)
    with pytest.raises(RecordError, match=r"^actions/2: .*DF-08"):
        Match.from_record(record)


def test_a_refused_replay_mentions_that_the_rules_have_changed(record: Record) -> None:
    no_such_action(record)
    other_rules(record)
    with pytest.raises(RecordError, match=r"played by rules .*, here are rules"):
        Match.from_record(record)


def test_a_record_without_any_deed_is_read_as_ever(record: Record) -> None:
    assert all(set(entry) == {"seat", "action", "at"} for entry in record["actions"])
    assert record["clock"] == {"kind": "none"}
    assert Match.from_record(record).record(None) == record
