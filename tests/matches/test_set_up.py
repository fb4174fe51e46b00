"""A match can begin in a position that was set up, or taken from another match, and its record says so."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import diablerie
from diablerie.matches import Match, Player, stops, verify
from diablerie.matches.record import RecordError, validate
from tests.bots.positions import alike, loaded

from .playing import SEED, START, midway, play_at_random, viewers

GAMES = diablerie.games()
OTHER_SEED = bytes(range(32))


def people(game: diablerie.Game) -> list[Player]:
    return [Player.person()] * game.seats


def played_on(name: str) -> Match:
    """A match that has been played for a while."""
    game = loaded(name)
    return midway(lambda: Match.start(game, people(game), SEED, START), seed=8, most=25)


def set_up(match: Match) -> Match:
    """Another match that begins where this one stands."""
    position = json.loads(json.dumps(match.state.position()))
    return Match.start(match.game, match.players, OTHER_SEED, START, position=position)


@pytest.mark.parametrize("name", GAMES)
def test_it_begins_where_the_other_stands(name: str) -> None:
    old = played_on(name)
    new = set_up(old)
    assert new.state.position() == old.state.position()
    assert (new.version, new.state.legal) == (1, old.state.legal)
    for viewer in viewers(old):
        assert new.state.view(viewer) == old.state.view(viewer)
        assert new.events(viewer, 0)[0][1] == {
            "kind": "set-up",
            "clause": None,
            "actor": None,
            "random": False,
            "reveals": False,
            "params": {},
        }
        beliefs = [each.state.belief(viewer).world.copy() for each in (old, new)]
        for belief in beliefs:
            belief["rng"] = 0
        assert beliefs[0].tobytes() == beliefs[1].tobytes()
    assert next(stops(new)).match.state == new.state


@pytest.mark.parametrize("name", GAMES)
def test_its_record_plays_it_again_and_is_verified(name: str) -> None:
    match = play_at_random(set_up(played_on(name)), seed=3)
    assert match.is_over
    record = json.loads(json.dumps(match.record(None)))
    validate(record)
    assert record["format"] == "diablerie-match-3"
    assert verify(record).is_honest
    again = Match.from_record(record)
    assert again.state == match.state
    assert again.record(None) == match.record(None)


@pytest.mark.parametrize("name", GAMES)
def test_while_it_runs_nobody_is_told_where_it_began(name: str) -> None:
    match = set_up(played_on(name))
    for viewer in viewers(match):
        record = json.loads(json.dumps(match.record(viewer)))
        validate(record)
        assert (record["position"], record["seed"]) == (None, None)
    whole = json.loads(json.dumps(match.whole_record))
    assert whole["position"] == match.state.position()


def are_told_alike(name: str) -> list[bool]:
    """Whether beginnings that a seat cannot tell apart are, by pairs."""
    found = []
    for worlds in alike(loaded(name), 20, seed=6):
        seat = worlds[0].to_play
        begun = (
            Match.start(world.game, people(world.game), SEED, START, position=world.position())
            for world in worlds
        )
        here, there = ([one.view(seat), one.events(seat, 0), one.record(seat)] for one in begun)
        found.append(here == there)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_beginnings_that_a_seat_cannot_tell_apart_are_told_it_alike(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert all(are_told_alike(name))
    # A leak that is planted is found: a running match whose record says where it began.
    monkeypatch.setattr(Match, "record", lambda match, _: match.whole_record)
    assert not any(are_told_alike(name))


def change(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**record, **changes}


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda r: change(r, format="diablerie-match-1"), "should not be valid"),
        (lambda r: {k: v for k, v in r.items() if k != "position"}, "'position' is a required"),
        (lambda r: change(r, position=None), "None is not of type 'object'"),
        (lambda r: change(r, position={"nonsense": 1}), "position: "),
        (lambda r: change(r, position={**r["position"], "soul": 99}), "position: "),
    ],
)
def test_what_is_no_such_record_says_what_is_wrong(
    spoil: Callable[[dict[str, Any]], dict[str, Any]], told: str
) -> None:
    match = play_at_random(set_up(played_on("doctor-faust")), seed=3)
    record = json.loads(json.dumps(match.record(None)))
    with pytest.raises(RecordError, match=told):
        Match.from_record(spoil(record))
    assert not verify(spoil(record)).is_honest


def test_another_beginning_does_not_end_as_the_record_says() -> None:
    match = play_at_random(set_up(played_on("doctor-faust")), seed=3)
    record = json.loads(json.dumps(match.record(None)))
    record["position"]["points"] = 1 if record["position"]["points"] > 1 else 2
    assert not verify(record).is_honest


def test_a_position_in_which_it_is_over_begins_nothing() -> None:
    over = play_at_random(set_up(played_on("doctor-faust")), seed=3)
    with pytest.raises(ValueError, match="the match is over"):
        set_up(over)
