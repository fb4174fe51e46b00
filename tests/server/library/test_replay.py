"""A finished match is shown again as it was seen when it was played, by whom it was seen."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

import pytest

import diablerie
from tests.games.of_game import of_game
from tests.settings import seats_at_most

from ..clients import PERSON, Client, Frame, Live, Table, frames
from ..gathered import company, do, done, reason

VIEWERS = (0, 1, None)


def shown(table: Table, seat: int | None, limit: int = 200) -> list[Frame]:
    """All versions as a seat saw them, asked for page by page."""
    versions: list[Frame] = []
    last = None
    while last is None or (versions and versions[-1]["v"] < last):
        after = versions[-1]["v"] if versions else 0
        page = table.client.get(f"{table.path}/replay", seat=seat, after=after, limit=limit).json()
        assert 0 < len(page["versions"]) <= limit
        versions, last = versions + page["versions"], page["last"]
    return versions


def plain(view: Frame, facts: Frame) -> Frame:
    """A position without what is told once, to whom it was shown and what was prepared.

    `facts`: what was told last of what does not change.
    """
    match = {**(view["match"] or facts), "board": None, "seats": None}
    return {**view, "match": match, "prepared": None}


def play_along(table: Table, lives: dict[int | None, Live], rng: Random, most: int) -> None:
    """Play at random, now and then doing something at the table, until the match is over."""
    for number in range(most):
        position = table.read(None)
        state, v = position["view"]["state"], position["v"]
        if position["view"]["table"]["result"] is not None:
            return
        seat = state["to_play"]
        view = table.read(seat)["view"]
        if number % 7 == 3 and view["table"]["fixed"] is None:
            done(table, "take-back", seat, expect=v)
        elif number % 11 == 5:
            do(table, "offer", seat)
            do(table, "decline", (seat + 1) % 2)
        else:
            table.act(seat, rng.choice(view["state"]["legal"]), v).raise_for_status()
    if table.read(None)["view"]["table"]["result"] is None:
        done(table, "resign", 0)


@pytest.mark.parametrize("game", diablerie.built_in_games())
def test_the_replay_equals_what_happened(client: Client, game: str) -> None:
    seats, short = seats_at_most(game, 3), of_game(game, "set_ups")
    table = client.new_match(*[PERSON] * seats, game=game, **short.REPLAYED)
    with ExitStack() as stack:
        lives = {viewer: stack.enter_context(table.live(viewer)) for viewer in VIEWERS}
        told: dict[int | None, list[Frame]] = {viewer: [] for viewer in VIEWERS}
        play_along(table, lives, Random(game), short.MOST_REPLAYED)
        for seat in range(seats):
            do(table, "resign", seat)
        last = table.read(None)["v"]
        for viewer, live in lives.items():
            while (
                not told[viewer]
                or told[viewer][-1].get("v") != last
                or told[viewer][-1]["type"] != "snap"
            ):
                told[viewer].append(live.next())
    for viewer in VIEWERS:
        again = shown(table, viewer)
        assert [frame["v"] for frame in again] == list(range(1, last + 1))
        events = {frame["v"]: frame["event"] for frame in frames("ev", told[viewer])}
        assert {frame["v"]: frame["event"] for frame in again} == events
        views = {frame["v"]: plain(frame["view"], {}) for frame in again}
        seen = frames("snap", told[viewer])
        assert len(seen) > 20
        facts: Frame = {}
        for snap in seen:
            facts = snap["view"]["match"] or facts
            if snap["v"] > 0:
                assert views[snap["v"]] == plain(snap["view"], facts)


def test_a_position_shown_is_that_after_all_that_was_done_together(client: Client) -> None:
    table = client.new_match()
    v = done(table, "resign", 1)
    resigned, ended = shown(table, 0)[-2:]
    assert [shown["event"]["kind"] for shown in (resigned, ended)] == ["resigned", "match-ended"]
    assert resigned["view"] == ended["view"]
    assert (resigned["v"], ended["v"]) == (v - 1, v)


def test_pages_follow_one_another_without_a_gap(client: Client) -> None:
    table = client.new_match()
    table.play(*["s1"] * 10, "8@3")
    done(table, "resign", 0)
    whole, parts = shown(table, 0), shown(table, 0, limit=3)
    assert [v["event"] for v in parts] == [v["event"] for v in whole]
    assert [v["view"]["state"] for v in parts] == [v["view"]["state"] for v in whole]


def test_the_board_comes_with_the_first_position_of_a_page(client: Client) -> None:
    table = client.new_match(*[PERSON] * 3, game="kill-doctor-lucky", first_player=0)
    table.play("end")
    for seat in range(3):
        done(table, "resign", seat)
    first, *others = shown(table, None)
    assert first["view"]["match"]["board"] == table.read(None)["view"]["match"]["board"]
    later = [v["view"]["match"]["board"] for v in others if v["view"] != first["view"]]
    assert later
    assert set(map(str, later)) == {"None"}


def test_when_it_is_over_anybody_may_see_what_any_seat_saw(address: str, stranger: Client) -> None:
    with company(address, 2) as (one, other):
        one.play("8@17")
        done(one, "resign", 0)
        seen = Table(stranger, one.id, {})
        own, others, nobodys = (shown(seen, seat) for seat in (0, 1, None))
        assert own[1]["event"]["params"]["value"] == 8
        assert others[1]["event"]["params"]["value"] is None
        assert nobodys[1]["event"]["params"]["value"] is None
        assert not any(seat["yours"] for seat in own[0]["view"]["match"]["seats"])
        assert [v["event"] for v in shown(other, 0)] == [v["event"] for v in own]


def test_when_it_is_over_everything_can_be_seen_revealed(stranger: Client, address: str) -> None:
    with company(address, 2) as (one, _other):
        one.play("8@17", "s1")
        done(one, "resign", 0)
        page = stranger.get(f"{one.path}/replay", revealed="true").json()
        [laid] = [v for v in page["versions"] if v["event"]["kind"] == "card-laid"]
        assert laid["event"]["params"]["value"] == 8
        state = laid["view"]["state"]
        assert state["seat"] is None
        assert state["hands"] == [[2, 3, 4, 5, 6, 7, 9], [2, 3, 4, 5, 6, 7, 8, 9]]
        assert state["laid"] == [{"space": 17, "seat": 0, "value": 8}]
        assert state["legal"] == []


def test_one_looks_with_a_seats_eyes_or_with_everything_revealed(client: Client) -> None:
    table = client.new_match()
    assert reason(client.get(f"{table.path}/replay", revealed="true")) == "not-over"
    done(table, "resign", 0)
    both = client.get(f"{table.path}/replay", seat=0, revealed="true")
    assert reason(both, 422) == "one-way-to-look"


def test_a_version_says_until_where_it_was_done_together(client: Client) -> None:
    table = client.new_match()
    table.play("s1")
    v = done(table, "resign", 1)
    *_, stepped, resigned, ended = shown(table, 0)
    assert (stepped["until"], resigned["until"], ended["until"]) == (v - 2, v, v)


def test_a_long_match_is_sent_packed_to_who_can_unpack_it(client: Client) -> None:
    table = client.new_match()
    table.play(*["s1"] * 5)
    done(table, "resign", 0)
    packed = client.http.get(f"{table.path}/replay", headers={"Accept-Encoding": "gzip"})
    plain_one = client.http.get(f"{table.path}/replay", headers={"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain_one.headers
    assert packed.json() == plain_one.json()
    assert int(packed.headers["Content-Length"]) * 5 < int(plain_one.headers["Content-Length"])
    assert "Accept-Encoding" in packed.headers["Vary"]


def test_the_seed_is_shown_with_the_last_version_alone(client: Client) -> None:
    table = client.new_match()
    table.play("s1")
    done(table, "resign", 0)
    *before, resigned, ended = [v["view"]["match"]["seed"] for v in shown(table, 0)]
    assert set(before) == {None}
    assert resigned == ended == table.record(0)["seed"]


def test_a_match_that_goes_on_is_not_shown_again(client: Client, stranger: Client) -> None:
    table = client.new_match()
    for asking in (client, stranger):
        for seat in (0, 1, None):
            assert reason(asking.get(f"{table.path}/replay", seat=seat)) == "not-over"


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        ({"seat": 2}, "not-allowed"),
        ({"seat": -1}, "invalid"),
        ({"limit": 0}, "invalid"),
        ({"limit": 201}, "invalid"),
        ({"after": -1}, "invalid"),
    ],
)
def test_what_is_not_there_is_not_shown(
    client: Client, asked: dict[str, int], refused: str
) -> None:
    table = client.new_match()
    done(table, "resign", 0)
    assert reason(client.get(f"{table.path}/replay", **asked), 422) == refused


def test_after_the_last_version_there_is_nothing(client: Client) -> None:
    table = client.new_match()
    last = done(table, "resign", 0)
    page = client.get(f"{table.path}/replay", after=last).json()
    assert page == {"versions": [], "last": last}
