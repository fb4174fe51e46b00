"""A seat's decisions in a match that is over can be looked at again: what was better, and what luck was."""

from __future__ import annotations

from random import Random

from diablerie.server.library.review import Review

from ..clients import PERSON, Client
from ..gathered import done, reason, worked_out
from ..two_worlds import played_alike


def test_every_decision_of_a_seat_is_told(client: Client) -> None:
    table = client.new_match(max_turns=2)
    chosen: list[tuple[int, str]] = []
    while (seat := table.read(None)["view"]["state"]["to_play"]) is not None:
        position = table.read(seat)
        legal = position["view"]["state"]["legal"]
        if seat == 1 and len(legal) > 1:
            chosen.append((position["v"], legal[0]))
        table.play(legal[0])
    found = Review.model_validate(worked_out(table, "review", 1))
    assert [(each.v, each.played.action) for each in found.decisions] == chosen
    assert found.account is not None
    assert (found.account.seat, found.account.decisions) == (1, len(chosen))
    assert found.turns
    further = client.get(f"{table.path}/review", seat=1, after=1).json()
    assert Review.model_validate(further).decisions == found.decisions[1:]


def test_a_match_that_goes_on_has_no_review(client: Client, stranger: Client) -> None:
    table = client.new_match()
    table.play("s1")
    for asking in (client, stranger):
        assert reason(asking.get(f"{table.path}/review", seat=0), 409) == "not-over"


def test_a_review_is_of_a_seat_that_is_there(client: Client) -> None:
    table = client.new_match()
    done(table, "resign", 0)
    assert reason(client.get(f"{table.path}/review", seat=2), 422) == "not-allowed"
    assert client.get(f"{table.path}/review").status_code == 422


def test_a_review_depends_on_nothing_that_the_seat_could_not_know(client: Client) -> None:
    rng = Random(5)
    plain, swapped = (client.new_match(PERSON, PERSON) for _ in range(2))
    for _ in played_alike(plain, swapped, rng):
        pass
    last = min(table.read(None)["v"] for table in (plain, swapped))
    for table in (plain, swapped):
        if table.read(None)["view"]["table"]["result"] is None:
            done(table, "resign", 0)
    mine = [
        [each for each in worked_out(table, "review", 0)["decisions"] if each["v"] < last - 12]
        for table in (plain, swapped)
    ]
    assert len(mine[0]) >= 3
    assert mine[0] == mine[1]
