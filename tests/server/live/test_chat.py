"""What people say to one another at a table: in order, once, and not to those who will not hear."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2
import pytest

import diablerie
from diablerie.matches import Player
from diablerie.rejection import Rejection
from diablerie.server import Settings
from diablerie.server.services import Services
from diablerie.server.storage.models import Chair

from .. import tables
from ..clients import RANDOM_BOT, Client, Frame, Live, Table, frames, fresh_cmd
from ..gathered import OPEN, company, invite, reason, room

LONGEST = 500


@pytest.fixture
def pair(address: str) -> Iterator[list[Table]]:
    """Ada and Bob at a table."""
    with company(address, 2, names=["Ada", None]) as (ada, bob):
        yield [ada, bob]


def say(table: Table, text: object, seat: int | None = None, cmd: str | None = None) -> Any:
    body: dict[str, Any] = {"cmd": cmd or fresh_cmd(), "text": text}
    if seat is not None:
        body["seat"] = seat
    return table.client.http.post(f"{table.path}/messages", json=body)


def said(table: Table, text: str, seat: int | None = None) -> int:
    answer = say(table, text, seat)
    assert answer.status_code == 201, answer.text
    return int(answer.json()["n"])


def heard(table: Table, after: int = 0) -> list[Frame]:
    messages: list[Frame] = table.client.get(f"{table.path}/messages", after=after).json()[
        "messages"
    ]
    return messages


def texts(table: Table, after: int = 0) -> list[str]:
    return [message["text"] for message in heard(table, after)]


def mute(table: Table, seat: int) -> httpx2.Response:
    return table.client.http.put(f"{table.path}/mutes/{seat}")


def unmute(table: Table, seat: int) -> httpx2.Response:
    return table.client.http.delete(f"{table.path}/mutes/{seat}")


def next_said(live: Live) -> Frame:
    return live.until("said")[-1]


# Saying and hearing


def test_all_hear_what_is_said_in_one_order(pair: list[Table]) -> None:
    ada, bob = pair
    numbers = [said(ada, "good evening", 0), said(bob, "and to you", 1), said(ada, "shall we?", 0)]
    assert numbers == [1, 2, 3]
    for table in pair:
        assert [m["n"] for m in heard(table)] == numbers
        assert texts(table) == ["good evening", "and to you", "shall we?"]
    assert [(m["seat"], m["name"], m["yours"]) for m in heard(ada)] == [
        (0, "Ada", True),
        (1, None, False),
        (0, "Ada", True),
    ]


def test_only_what_was_not_heard_is_asked_for(pair: list[Table]) -> None:
    ada, bob = pair
    for text in "abc":
        said(ada, text, 0)
    assert texts(bob, after=2) == ["c"]
    assert texts(bob, after=99) == []


def test_a_message_is_told_live_after_it_was_acknowledged(pair: list[Table]) -> None:
    ada, bob = pair
    with ada.live(0) as speaker, bob.live(1) as listener:
        v = speaker.snap()["v"]
        listener.snap()
        speaker.send(type="say", cmd="mine", text="hello")
        ack, told = speaker.until("said")
        assert ack == {"type": "ack", "cmd": "mine", "v": v, "done": 1, "stopped": None}
        assert (told["n"], told["text"], told["yours"]) == (1, "hello", True)
        other = next_said(listener)
        assert (other["text"], other["seat"], other["name"]) == ("hello", 0, "Ada")
        assert (other["yours"], other["at"]) == (False, told["at"])


def test_a_repeated_message_is_said_once(pair: list[Table]) -> None:
    ada, _ = pair
    answers = [say(ada, "hello", 0, cmd="mine").json() for _ in range(3)]
    assert answers == [{"n": 1}] * 3
    assert reason(say(ada, "good bye", 0, cmd="mine")) == "command-reused"
    assert texts(ada) == ["hello"]


def test_two_people_may_call_their_messages_alike(pair: list[Table]) -> None:
    ada, bob = pair
    for table, seat in ((ada, 0), (bob, 1)):
        assert say(table, "hello", seat, cmd="1").status_code == 201
    assert texts(ada) == ["hello", "hello"]


def test_what_many_say_at_once_is_numbered_without_a_gap(pair: list[Table]) -> None:
    ada, bob = pair
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda t: [said(t, str(n)) for n in range(25)], pair))
    assert [m["n"] for m in heard(ada)] == list(range(1, 51))
    assert heard(ada)[0]["at"] <= heard(bob)[-1]["at"]


@pytest.mark.parametrize("text", ["", "  \n", "a" * (LONGEST + 1), "\x00", "a\x00b", None, 7])
def test_a_message_says_something_and_is_not_too_long(pair: list[Table], text: object) -> None:
    ada, _ = pair
    assert reason(say(ada, text, 0), 422) == "invalid"
    with ada.live(0) as live:
        live.snap()
        live.send(type="say", cmd="c", text=text)
        assert live.next()["reason"] == "malformed"
    assert heard(ada) == []


def test_the_longest_message_and_any_letter_is_taken(pair: list[Table]) -> None:
    ada, bob = pair
    wanted = ["😈" * LONGEST, "<b>&amp;</b> 'quoted'", " two\nlines "]
    for text in wanted:
        said(ada, text, 0)
    assert texts(bob) == wanted


# Who may


def test_those_who_look_on_are_heard_without_a_seat(pair: list[Table], address: str) -> None:
    ada, _ = pair
    with Client(address) as client:
        seen = Table(client, ada.id, {})
        said(seen, "what a game")
        (message,) = heard(ada)
        assert (message["seat"], message["name"], message["yours"]) == (None, None, False)
        assert heard(seen)[0]["yours"]
        assert reason(say(seen, "I am Ada", 0), 403) == "not-your-seat"


def test_who_has_a_seat_speaks_from_it_unasked(pair: list[Table]) -> None:
    ada, bob = pair
    said(ada, "it is I")
    (message,) = heard(bob)
    assert (message["seat"], message["name"]) == (0, "Ada")


def test_nobody_speaks_from_anothers_seat(pair: list[Table]) -> None:
    _, bob = pair
    assert reason(say(bob, "I am Ada", 0), 403) == "not-your-seat"
    assert reason(say(bob, "who am I?", 5), 422) == "not-allowed"


def test_who_is_nobody_known_cannot_speak_over_a_websocket(pair: list[Table], address: str) -> None:
    with Client(address) as client, Table(client, pair[0].id, {}).live(None) as live:
        live.snap()
        live.send(type="say", cmd="c", text="boo")
        assert live.next()["reason"] == "nobody"


def test_people_talk_while_they_wait_for_others(client: Client) -> None:
    table = invite(client, {"kind": "person"}, OPEN)
    with table.live(0) as live:
        said(table, "is anybody there?", 0)
        assert next_said(live)["text"] == "is anybody there?"


def test_nobody_talks_at_a_table_that_is_no_more(client: Client) -> None:
    table = invite(client, {"kind": "person"}, OPEN)
    said(table, "is anybody there?", 0)
    client.http.delete(table.path).raise_for_status()
    assert reason(say(table, "hello?", 0), 404) == "no-such-match"


async def test_what_is_said_too_late_at_a_table_that_is_no_more_is_refused(tmp_path: Path) -> None:
    house = Services(Settings(tmp_path / "matches.sqlite3", bot_pace=0, warm=False))
    person, _ = await house.identities.welcome()
    table = tables.table_of("m", diablerie.load("doctor-faust"), *[Player.person()] * 2)
    table = table.with_chair(1, Chair("open"))
    live = await house.matches.open(table)
    await live.call_off()
    for late in (live.say(person, None, "hello?", "c"), live.chat.mute(person, 99, on=True)):
        with pytest.raises(Rejection) as caught:
            await asyncio.wait_for(late, 5)
        assert (caught.value.kind, caught.value.reason) == ("not-found", "no-such-match")
    await house.close()


def test_who_speaks_while_the_match_is_called_off_gets_an_answer(client: Client) -> None:
    table = invite(client, {"kind": "person"}, OPEN)
    with table.live(0) as live, ThreadPoolExecutor(1) as threads:
        live.room()
        speaking = threads.submit(lambda: [say(table, "hello", 0).status_code for _ in range(20)])
        time.sleep(0.02)
        client.http.delete(table.path).raise_for_status()
        assert set(speaking.result(timeout=10)) <= {201, 404}


# Muting


def test_who_is_muted_is_not_heard_by_the_one_who_muted_him(pair: list[Table]) -> None:
    ada, bob = pair
    said(bob, "before", 1)
    assert mute(ada, 1).status_code == 204
    said(bob, "during", 1)
    assert (texts(ada), texts(bob)) == ([], ["before", "during"])
    assert unmute(ada, 1).status_code == 204
    assert texts(ada) == ["before", "during"]


def test_a_muted_voice_is_not_heard_live_either(pair: list[Table]) -> None:
    ada, bob = pair
    mute(ada, 1)
    with ada.live(0) as live:
        live.snap()
        said(bob, "can you hear me?", 1)
        said(bob, "from the gallery")
        said(ada, "how quiet it is", 0)
        assert next_said(live)["text"] == "how quiet it is"


def test_the_room_shows_whom_one_has_muted_to_oneself_alone(pair: list[Table]) -> None:
    ada, bob = pair
    with ada.live(0) as live:
        assert not live.room()["seats"][1]["muted"]
        mute(ada, 1)
        live.room(lambda seen: seen["seats"][1]["muted"])
        assert not any(seat["muted"] for seat in room(bob)["seats"])
        unmute(ada, 1)
        live.room(lambda seen: not seen["seats"][1]["muted"])


def test_muting_twice_is_muting_once(pair: list[Table]) -> None:
    ada, bob = pair
    assert [mute(ada, 1).status_code for _ in range(2)] == [204, 204]
    unmute(ada, 1)
    said(bob, "hello", 1)
    assert texts(ada) == ["hello"]


def test_there_must_be_somebody_else_to_mute(client: Client, stranger: Client) -> None:
    table = invite(client, {"kind": "person"}, OPEN, RANDOM_BOT, game="teufel-teufel")
    for seat in (0, 1, 2, 3):
        assert reason(mute(table, seat), 422) == "not-allowed"
    assert reason(mute(Table(stranger, table.id, {}), 0), 401) == "nobody"


def test_who_looks_on_is_muted_by_what_he_has_said(pair: list[Table], stranger: Client) -> None:
    ada, bob = pair
    cleo = Table(stranger, ada.id, {})
    n = said(cleo, "your other left!")
    said(cleo, "no, really")
    path = f"{ada.path}/messages/{n + 1}/mute"
    with ada.live(0) as live:
        assert live.room()["unheard"] == []
        assert ada.client.http.put(path).status_code == 204
        live.room(lambda seen: seen["unheard"] == [{"n": n, "name": None}])
        said(cleo, "why does nobody answer?")
        assert (len(texts(ada)), len(texts(bob))) == (0, 3)
        assert room(bob)["unheard"] == []
        assert ada.client.http.delete(path).status_code == 204
        live.room(lambda seen: seen["unheard"] == [])
        assert len(texts(ada)) == 3


def test_who_has_a_seat_is_muted_there_whatever_he_is_called_by(pair: list[Table]) -> None:
    ada, bob = pair
    n = said(bob, "hello", 1)
    assert ada.client.http.put(f"{ada.path}/messages/{n}/mute").status_code == 204
    seen = room(ada)
    assert seen["unheard"] == []
    assert [seat["muted"] for seat in seen["seats"]] == [False, True]


def test_there_must_be_such_a_message_of_another(pair: list[Table]) -> None:
    ada, _ = pair
    n = said(ada, "hello", 0)
    assert reason(ada.client.http.put(f"{ada.path}/messages/{n}/mute"), 422) == "not-allowed"
    path = f"{ada.path}/messages/{n + 1}/mute"
    assert reason(ada.client.http.put(path), 404) == "no-such-message"
    assert reason(ada.client.http.delete(path), 404) == "no-such-message"
    assert ada.client.http.put(f"{ada.path}/messages/0/mute").status_code == 422


# Coming back


def test_who_resumes_hears_what_he_has_missed(pair: list[Table]) -> None:
    ada, bob = pair
    for text in "abc":
        said(ada, text, 0)
    with bob.live(1, after=None) as live:
        live.send(type="resume", after=0, heard=1)
        missed = [next_said(live) for _ in range(2)]
        assert [(m["n"], m["text"]) for m in missed] == [(2, "b"), (3, "c")]
        said(ada, "d", 0)
        assert next_said(live)["n"] == 4


def test_who_says_he_has_heard_what_was_never_said_hears_what_is_said_next(
    pair: list[Table],
) -> None:
    ada, bob = pair
    said(ada, "a", 0)
    with bob.live(1, after=None) as live:
        live.send(type="resume", after=0, heard=10_000)
        live.snap()
        said(ada, "b", 0)
        assert next_said(live)["n"] == 2


def test_of_a_long_talk_the_latest_is_kept_at_hand(pair: list[Table]) -> None:
    ada, bob = pair
    for number in range(205):
        said(ada, str(number), 0)
    with bob.live(1) as live:
        told = frames("said", [next_said(live) for _ in range(200)])
        assert [m["n"] for m in told] == list(range(6, 206))


@pytest.mark.parametrize("text", ["\u200b\u200b", "\u202e", "\u2800\u3164"])
def test_a_message_of_which_nothing_is_seen_is_refused(pair: list[Table], text: str) -> None:
    ada, _ = pair
    answer = say(ada, text)
    assert answer.status_code == 422
    assert (answer.json()["reason"], answer.json()["param"]) == ("not-allowed", "text")
    with ada.live(0) as live:
        live.send(type="say", cmd=fresh_cmd(), text=text)
        assert live.until("rej")[-1]["reason"] == "not-allowed"
    assert texts(ada) == []


def test_a_message_turns_nothing_that_stands_beyond_it(pair: list[Table]) -> None:
    ada, bob = pair
    said(ada, "look: \u202e41 ot 7\u0007 and שלום")
    assert texts(bob) == ["look: 41 ot 7 and שלום"]
