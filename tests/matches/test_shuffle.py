"""Shuffles: who commits and reveals when, what is told of it until then, and what it all comes to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.matches import Shuffle, ShuffleRefused
from diablerie.matches.commit_reveal import commitment_to, dealing_seed

from .shuffling import MATCH, committed, dealt, drawn, expected, revealed, vectors

SEED = bytes(range(32))


def refused(
    shuffle: Shuffle, seat: int, commitment: bytes | None, contribution: bytes | None
) -> str:
    with pytest.raises(ShuffleRefused) as caught:
        shuffle.add(seat, shuffle.round_number, commitment, contribution)
    assert str(caught.value)
    return caught.value.reason


# The hashes


@pytest.mark.parametrize("vector", vectors()["commitments"])
def test_a_commitment_is_the_hash_that_the_vectors_name(vector: dict[str, Any]) -> None:
    found = commitment_to(
        bytes.fromhex(vector["contribution"]), vector["match"], vector["round"], vector["seat"]
    )
    assert found.hex() == vector["commitment"]


@pytest.mark.parametrize("vector", vectors()["seeds"])
def test_a_dealing_seed_is_the_hash_that_the_vectors_name(vector: dict[str, Any]) -> None:
    given = [None if one is None else bytes.fromhex(one) for one in vector["contributions"]]
    found = dealing_seed(bytes.fromhex(vector["seed"]), vector["match"], vector["round"], given)
    assert found.hex() == vector["dealing_seed"]


@given(st.data())
def test_a_commitment_holds_for_one_match_round_and_seat(data: st.DataObject) -> None:
    where = st.tuples(st.sampled_from(["m", "n", "m1"]), st.integers(1, 12), st.integers(0, 8))
    one, other = data.draw(where), data.draw(where)
    same = commitment_to(SEED, *one) == commitment_to(SEED, *other)
    assert same == (one == other)


@given(st.lists(st.sampled_from([None, drawn(0), drawn(1)]), min_size=2, max_size=4))
def test_what_a_match_is_dealt_from_hangs_on_what_each_seat_has_added(
    contributions: list[bytes | None],
) -> None:
    found = dealing_seed(SEED, MATCH, 1, contributions)
    for seat, contribution in enumerate(contributions):
        other = drawn(2) if contribution is None else None
        changed = [*contributions[:seat], other, *contributions[seat + 1 :]]
        assert dealing_seed(SEED, MATCH, 1, changed) != found
    assert found != SEED


# Who does what when


def test_all_commit_before_anybody_reveals() -> None:
    shuffle = committed(expected(3), [0, 2])
    assert shuffle.stage == "committing"
    assert refused(shuffle, 0, None, drawn(0)) == "reveal-early"
    shuffle = committed(shuffle, [1])
    assert shuffle.stage == "revealing"
    shuffle = revealed(shuffle, [2, 0])
    assert shuffle.stage == "revealing"
    assert revealed(shuffle, [1]).stage == "complete"


def test_nobody_reveals_while_a_seat_is_open() -> None:
    shuffle = committed(Shuffle.of(MATCH, ["expected", "open"]), [0])
    assert shuffle.stage == "gathering"
    assert refused(shuffle, 0, None, drawn(0)) == "reveal-early"
    assert shuffle.seated(1, "bot").stage == "revealing"


def test_whoever_sits_down_in_a_seat_has_committed_to_nothing() -> None:
    shuffle = committed(Shuffle.of(MATCH, ["expected", "open"]), [0])
    assert shuffle.seated(0, "expected").shares[0].commitment is None


def test_one_client_alone_commits_and_reveals_at_once() -> None:
    shuffle = Shuffle.of(MATCH, ["expected", "bot"])
    commitment = commitment_to(drawn(0), MATCH, 1, 0)
    assert shuffle.add(0, 1, commitment, drawn(0)).stage == "complete"


@pytest.mark.parametrize("other", ["expected", "committed", "open"])
def test_both_at_once_is_refused_where_others_add_something(other: str) -> None:
    shuffle = expected(2) if other != "open" else expected(2).seated(1, "open")
    shuffle = committed(shuffle, [1]) if other == "committed" else shuffle
    commitment = commitment_to(drawn(0), MATCH, 1, 0)
    assert refused(shuffle, 0, commitment, drawn(0)) == "reveal-early"


def test_the_same_again_changes_nothing() -> None:
    before = expected(2)
    once = committed(before, [0])
    assert committed(once, [0]) == once
    done = revealed(committed(once, [1]), [0])
    assert revealed(done, [0]) == done
    assert committed(done, [0]) == done


def test_a_commitment_cannot_be_changed() -> None:
    once = committed(expected(2), [0])
    assert refused(once, 0, commitment_to(drawn(0, 2), MATCH, 1, 0), None) == "not-expected"


def test_what_is_revealed_has_to_fit_its_commitment() -> None:
    shuffle = committed(expected(2), [0, 1])
    assert refused(shuffle, 0, None, drawn(0, 2)) == "reveal-unfit"
    assert refused(shuffle, 0, None, b"") == "reveal-unfit"


def test_anothers_commitment_is_of_no_use_in_ones_own_seat() -> None:
    shuffle = committed(expected(2), [0])
    copied = shuffle.shares[0].commitment
    shuffle = shuffle.add(1, 1, copied, None)
    assert refused(shuffle, 1, None, drawn(0)) == "reveal-unfit"


@pytest.mark.parametrize("state", ["bot", "none", "late", "withheld"])
def test_nothing_is_taken_of_whom_nothing_is_expected(state: str) -> None:
    shuffle = Shuffle.of(MATCH, [state, "expected"])  # type: ignore[list-item]  # a text
    assert refused(shuffle, 0, drawn(0), None) == "not-expected"
    assert refused(shuffle, 0, None, drawn(0)) == "not-expected"


# Who does nothing


def test_who_does_not_commit_in_time_adds_nothing() -> None:
    shuffle = committed(expected(3), [0, 1]).closed()
    assert [share.state for share in shuffle.shares] == ["committed", "committed", "late"]
    assert shuffle.stage == "revealing"
    assert refused(shuffle, 2, drawn(2), None) == "not-expected"


def test_where_nobody_commits_in_time_the_match_is_dealt_from_the_servers_seed_alone() -> None:
    shuffle = expected(2).closed()
    assert (shuffle.stage, shuffle.contributions) == ("complete", (None, None))


def test_who_withholds_is_left_out_and_the_others_draw_anew() -> None:
    shuffle = revealed(committed(expected(3), range(3)), [0, 1]).closed()
    assert shuffle.round_number == 2
    assert [share.state for share in shuffle.shares] == ["expected", "expected", "withheld"]
    assert all(share.commitment is share.contribution is None for share in shuffle.shares)
    with pytest.raises(ShuffleRefused, match="this is round 2, not 1"):
        shuffle.add(0, 1, None, drawn(0))
    again = revealed(committed(shuffle, [0, 1], 2), [0, 1], 2)
    assert again.stage == "complete"
    assert again.dealing_seed(SEED) != dealt(3).dealing_seed(SEED)


def test_there_is_an_end_to_rounds() -> None:
    shuffle, rounds = expected(4), 0
    while shuffle.stage != "complete":
        asked = [seat for seat, share in enumerate(shuffle.shares) if share.state == "expected"]
        shuffle = revealed(committed(shuffle, asked), asked[1:]).closed()
        rounds += 1
    assert rounds == 4


def test_time_that_is_up_changes_nothing_while_seats_are_open_or_once_all_is_done() -> None:
    for shuffle in (dealt(2), Shuffle.of(MATCH, ["expected", "open"])):
        assert shuffle.closed() == shuffle


# What is told of it


def test_nothing_of_a_seats_is_told_before_all_have_done_as_much() -> None:
    shuffle = expected(2)
    steps = [committed(shuffle, [0]), committed(shuffle, [0, 1])]
    steps += [revealed(steps[1], [0]), revealed(steps[1], [0, 1])]
    told = [
        [(share["commitment"] is not None, share["contribution"] is not None) for share in seats]
        for seats in (step.seen()["seats"] for step in steps)
    ]
    nothing, commitment, all_of_it = (False, False), (True, False), (True, True)
    assert told == [[nothing] * 2, [commitment] * 2, [commitment] * 2, [all_of_it] * 2]


def test_a_shuffle_comes_back_from_json_as_it_was() -> None:
    for shuffle in (expected(2), committed(expected(3), [1]), dealt(2), expected(2).closed()):
        assert Shuffle.read(shuffle.document()) == shuffle


def test_a_further_round_is_excused_by_who_withheld_and_by_who_left() -> None:
    withheld = revealed(committed(expected(3), range(3)), [0, 1]).closed()
    assert withheld.is_excused
    assert not replace(withheld, round_number=3).is_excused
    assert not replace(expected(2), round_number=2).is_excused
    left = committed(expected(3), range(3)).vacated([2])
    assert (left.round_number, left.vacancies, left.is_excused) == (2, 1, True)


def test_who_leaves_after_withholding_still_accounts_for_that_round() -> None:
    withheld = revealed(committed(expected(3), range(3)), [0, 1]).closed()
    left = withheld.vacated([2])
    assert (left.round_number, left.vacancies, left.is_excused) == (3, 2, True)
    assert left.seated(2, "expected").is_excused


def test_what_an_earlier_version_wrote_has_no_vacancies() -> None:
    document = dealt(2).document()
    del document["vacancies"]
    assert Shuffle.read(document) == dealt(2)


def test_a_shuffle_is_offered_once_a_client_says_that_it_will_add_something() -> None:
    assert not Shuffle.of(MATCH, ["none", "bot", "open"]).is_offered
    assert Shuffle.of(MATCH, ["none", "expected"]).is_offered
    assert Shuffle.of(MATCH, ["none", "expected"]).closed().is_offered


def test_after_somebody_has_left_for_good_all_others_draw_anew() -> None:
    """Else whoever comes instead could choose by what has been revealed."""
    shuffle = revealed(committed(expected(3), range(3)), [0]).vacated([2])
    assert [share.state for share in shuffle.shares] == ["expected", "expected", "open"]
    assert all(share.commitment is share.contribution is None for share in shuffle.shares)
    assert (shuffle.round_number, shuffle.stage) == (2, "gathering")
