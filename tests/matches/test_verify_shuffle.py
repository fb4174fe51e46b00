"""Records of matches to whose seed clients have added: dealt from it, replayed, and cheats found out."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jsonschema
import pytest

import diablerie
from diablerie.matches import (
    Entry,
    Kept,
    Match,
    Player,
    RecordError,
    Shuffle,
    read_kept,
    record_schema,
    stops,
    verify,
)
from diablerie.matches.commit_reveal import commitment_to
from diablerie.matches.shuffle_check import doubts_by, doubts_of

from .playing import SEED, START, play_at_random
from .shuffling import MATCH, committed, dealt, drawn, expected, kept_by, revealed, vectors

Record = dict[str, Any]

CHOSEN = bytes([99] * 32)
"""What a cheat would rather have."""


def new_match(shuffle: Shuffle | None, seed: bytes = SEED) -> Match:
    """Kill Doctor Lucky between persons: the hands that are dealt are the first thing to be shuffled."""
    seats = 2 if shuffle is None else len(shuffle.shares)
    game = diablerie.load("kill-doctor-lucky", seats=seats)
    return Match.start(game, [Player.person()] * seats, seed, START, shuffle=shuffle)


def whole_record(shuffle: Shuffle | None, seed: bytes = SEED) -> Record:
    return play_at_random(new_match(shuffle, seed), 3).record(None)


@pytest.fixture(scope="module")
def honest() -> Record:
    return whole_record(dealt(2))


@pytest.fixture
def record(honest: Record) -> Record:
    return copy.deepcopy(honest)


@pytest.fixture(scope="module", params=[0, 1])
def kept(request: pytest.FixtureRequest) -> Kept:
    """What each of the two clients kept."""
    return kept_by(request.param, dealt(2), hashlib.sha256(SEED).hexdigest())


def hands(match: Match) -> Any:
    return match.state.position()["hands"]


# What is dealt


def test_what_each_of_two_clients_adds_changes_the_deal() -> None:
    everybody = committed(expected(2), [0, 1])
    deals = [hands(new_match(None)), hands(new_match(dealt(2)))]
    for one, other in ((0, 1), (1, 0)):
        number = everybody.round_number
        changed = committed(expected(2), [other])
        commitment = commitment_to(CHOSEN, MATCH, number, one)
        changed = revealed(changed.add(one, number, commitment, None), [other])
        deals.append(hands(new_match(changed.add(one, number, None, CHOSEN))))
    assert all(deals.count(deal) == 1 for deal in deals)


def test_a_record_says_what_was_added_and_is_replayed_from_it(record: Record) -> None:
    jsonschema.Draft202012Validator(record_schema()).validate(record)
    assert record["format"] == "diablerie-match-2"
    assert record["shuffle"] == dealt(2).document()
    again = Match.from_record(json.loads(json.dumps(record)))
    assert again.record(None) == record
    assert [*stops(again)][-1].match.record(None) == record
    assert verify(record).is_honest


def test_a_match_to_which_nobody_was_asked_to_add_is_written_as_ever() -> None:
    record = whole_record(None)
    assert record["format"] == "diablerie-match-1"
    assert "shuffle" not in record
    assert verify(record).is_honest


def test_while_a_match_runs_its_record_tells_what_was_added_and_not_the_seed() -> None:
    record = new_match(dealt(2)).record(0)
    jsonschema.Draft202012Validator(record_schema()).validate(record)
    assert record["shuffle"] == dealt(2).document()
    assert record["seed"] is None
    told = json.dumps(record)
    assert SEED.hex() not in told
    assert dealt(2).dealing_seed(SEED).hex() not in told


def test_a_record_says_who_has_added_nothing() -> None:
    shuffle = revealed(committed(expected(3), range(3)), [0, 1]).closed()
    shuffle = revealed(committed(shuffle, [0], 2).closed(), [0], 2)
    record = whole_record(shuffle)
    assert [seat["state"] for seat in record["shuffle"]["seats"]] == ["given", "late", "withheld"]
    assert verify(record).is_honest


def test_who_kept_what_they_added_finds_it_unchanged(record: Record, kept: Kept) -> None:
    assert verify(record, kept).is_honest


# Cheats


def seed_swapped(record: Record) -> None:
    record["seed"] = CHOSEN.hex()


def contribution_replaced(record: Record) -> None:
    record["shuffle"]["seats"][1]["contribution"] = CHOSEN.hex()


def contribution_dropped(record: Record) -> None:
    record["shuffle"]["seats"][1]["contribution"] = None


def contribution_denied(record: Record) -> None:
    record["shuffle"]["seats"][1]["state"] = "withheld"


def contribution_of_a_bot(record: Record) -> None:
    record["players"][1] = {"kind": "bot", "level": "imp", "name": None}


def contributions_exchanged(record: Record) -> None:
    record["shuffle"]["seats"].reverse()


def other_round(record: Record) -> None:
    record["shuffle"]["round"] = 2


def other_match(record: Record) -> None:
    record["shuffle"]["match"] = "another"


@pytest.mark.parametrize(
    ("cheat", "kind", "told"),
    [
        (seed_swapped, "seed", "promised was"),
        (contribution_replaced, "shuffle", "seat 1 is not the one that it committed to"),
        (contribution_dropped, "shuffle", "seat 1 gave a contribution"),
        (contribution_denied, "shuffle", "seat 1 is withheld, and a contribution stands there"),
        (contribution_of_a_bot, "shuffle", "a bot plays there"),
        (contributions_exchanged, "shuffle", "seat 0 is not the one"),
        (other_round, "shuffle", "seat 0 is not the one"),
        (other_match, "shuffle", "seat 0 is not the one"),
    ],
)
def test_a_record_that_was_changed_is_found_out_by_anybody(
    record: Record, cheat: Callable[[Record], None], kind: str, told: str
) -> None:
    cheat(record)
    first, *_ = verify(record).findings
    assert first.kind == kind
    assert told in first.detail


def test_a_seed_swapped_after_the_contributions_deals_other_cards(record: Record) -> None:
    """Its hash forged as well: the cards that were played are not those that it deals."""
    seed_swapped(record)
    record["seed_hash"] = hashlib.sha256(CHOSEN).hexdigest()
    assert [finding.kind for finding in verify(record).findings] == ["record"]


# Matches that a host has dealt as they liked, and whose records fit in themselves


def chosen_after() -> Record:
    """The seed was chosen when all contributions were known."""
    return whole_record(dealt(2), CHOSEN)


def none_asked() -> Record:
    """The contributions were taken and never used."""
    return whole_record(None)


def all_silent() -> Record:
    """The same, and it is said that nobody offered any."""
    return whole_record(Shuffle.of(MATCH, ["none", "none"]))


def own_replaced(seat: int) -> Record:
    """Another contribution was used in place of one, with a commitment to fit."""
    return whole_record(with_chosen(seat))


def with_chosen(seat: int) -> Shuffle:
    shuffle = committed(expected(2), [1 - seat])
    shuffle = shuffle.add(seat, 1, commitment_to(CHOSEN, MATCH, 1, seat), None)
    return revealed(shuffle, [1 - seat]).add(seat, 1, None, CHOSEN)


def told_of(record: Record, kept: Kept) -> str:
    assert verify(record).is_honest, "nobody finds it who has kept nothing"
    (finding,) = verify(record, kept).findings
    assert finding.kind == "shuffle"
    return finding.detail


def test_a_seed_chosen_after_the_contributions_is_not_the_one_promised_before(kept: Kept) -> None:
    assert f"was published before seat {kept.seat} committed" in told_of(chosen_after(), kept)


def test_contributions_that_were_never_used_are_missed_by_who_gave_them(kept: Kept) -> None:
    assert "the record has none of anybody" in told_of(none_asked(), kept)
    details = [finding.detail for finding in verify(all_silent(), kept).findings]
    assert f"the contribution of seat {kept.seat} is not the one that its client kept" in details


def test_a_contribution_that_was_replaced_is_missed_by_who_gave_it(kept: Kept) -> None:
    details = [finding.detail for finding in verify(own_replaced(kept.seat), kept).findings]
    assert f"the contribution of seat {kept.seat} is not the one that its client kept" in details


def test_a_seat_that_chose_after_seeing_the_others_had_committed_to_something_else(
    kept: Kept,
) -> None:
    other = 1 - kept.seat
    told = told_of(own_replaced(other), kept)
    assert told.startswith(f"the commitment of seat {other} is not the one that was told before")


def test_what_was_kept_of_another_match_does_not_fit() -> None:
    elsewhere = Shuffle.of("elsewhere", ["expected"] * 2)
    elsewhere = revealed(committed(elsewhere, [0, 1]), [0, 1])
    kept = kept_by(0, elsewhere, hashlib.sha256(SEED).hexdigest())
    details = [finding.detail for finding in verify(whole_record(dealt(2)), kept).findings]
    assert "of round 1 of match elsewhere" in details[0]


def test_what_was_kept_at_a_larger_table_does_not_fit() -> None:
    kept = kept_by(2, dealt(3), hashlib.sha256(SEED).hexdigest())
    (finding,) = verify(whole_record(dealt(2)), kept).findings
    assert finding.detail == "the record has 2 seats, and what was kept 3"


@pytest.mark.parametrize(
    "name", ["match", "round", "seat", "seed_hash", "contribution", "commitments"]
)
def test_what_is_missing_in_what_was_kept_is_named(name: str) -> None:
    document = {
        "match": MATCH,
        "round": 1,
        "seat": 0,
        "seed_hash": SEED.hex(),
        "contribution": drawn(0).hex(),
        "commitments": [None, None],
    }
    assert Kept.read(document).seat == 0
    with pytest.raises(ValueError, match=f"what was kept needs '{name}'"):
        Kept.read({**document, name: None})
    with pytest.raises(ValueError, match="seed_hash has to be 64 hexadecimal digits"):
        Kept.read({**document, "seed_hash": "00"})


# Rounds without end


def asked_until_it_suits(rounds: int) -> tuple[Record, list[Kept]]:
    """A host asks one person who plays against a bot for round after round, and deals the one they like."""
    kept: list[Kept] = []
    shuffle = Shuffle.of(MATCH, ["expected", "bot"])
    for number in range(1, rounds + 1):
        asked = replace(Shuffle.of(MATCH, ["expected", "bot"]), round_number=number)
        shuffle = revealed(committed(asked, [0]), [0])
        kept.append(kept_by(0, shuffle, hashlib.sha256(SEED).hexdigest()))
    game = diablerie.load("kill-doctor-lucky", seats=2)
    players = [Player.person(), Player.bot("imp")]
    match = Match.start(game, players, SEED, START, shuffle=shuffle)
    match.do(Entry("resign", 0, START))
    return match.record(None), kept


def test_rounds_until_a_deal_suits_the_host_are_found_out_by_anybody() -> None:
    record, _ = asked_until_it_suits(7)
    (finding,) = verify(record).findings
    assert finding.kind == "shuffle"
    assert finding.detail.startswith("there were 7 rounds")
    assert verify(asked_until_it_suits(1)[0]).is_honest


def test_who_was_alone_finds_out_rounds_for_people_who_were_never_there() -> None:
    record, kept = asked_until_it_suits(3)
    record["shuffle"]["vacancies"] = 2
    assert verify(record).is_honest, "nobody finds it who has kept nothing"
    assert verify(record, kept[-1]).is_honest, "nor who has kept the last round alone"
    details = [finding.detail for finding in verify(record, kept).findings]
    assert [detail.split(",")[0] for detail in details] == [
        "seat 0 revealed in round 1",
        "seat 0 revealed in round 2",
    ]


OWN = {
    "again": "was asked again",
    "promise": "another hash was published",
    "round": "and what was kept is of round",
}
"""What is said of each, by the word that the page has for it."""


@pytest.mark.parametrize("vector", vectors()["rounds"], ids=lambda vector: vector["about"])
def test_rounds_are_found_as_the_vectors_say(vector: dict[str, Any]) -> None:
    shuffle = Shuffle.read(vector["shuffle"])
    players = [
        Player.bot("imp") if share.state == "bot" else Player.person() for share in shuffle.shares
    ]
    doubts = [*doubts_of(shuffle, players)]
    assert [doubt.startswith("there were") for doubt in doubts] == [True] * (not vector["excused"])
    found = [*doubts_by(read_kept(vector["kept"]), shuffle, vector["seed_hash"])]
    if vector["own"] == "same":
        assert found == []
    else:
        assert any(OWN[vector["own"]] in doubt for doubt in found)


# Malformed


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("shuffle", None),
        ("shuffle/round", 0),
        ("shuffle/vacancies", -1),
        ("shuffle/match", "../m"),
        ("shuffle/seats", [{"state": "none", "commitment": None, "contribution": None}]),
        ("shuffle/seats/0/state", "expected"),
        ("shuffle/seats/0/contribution", "00"),
        ("shuffle/seats/0/commitment", 7),
    ],
)
def test_a_malformed_shuffle_is_refused_saying_where(record: Record, path: str, value: Any) -> None:
    *way, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    place: Any = record
    for step in way:
        place = place[step]
    place[last] = value
    with pytest.raises(RecordError) as caught:
        Match.from_record(record)
    assert path in str(caught.value)


def test_the_format_says_whether_there_is_a_shuffle(record: Record) -> None:
    with pytest.raises(RecordError):
        Match.from_record({**record, "format": "diablerie-match-1"})
    with pytest.raises(RecordError, match="shuffle"):
        Match.from_record({**whole_record(None), "format": "diablerie-match-2"})
