"""Tables at which several people sit, each with a client of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx2

from .clients import PATIENCE, Client, Table, fresh_cmd
from .waiting import eventually

OPEN = {"kind": "open"}


def invite(host: Client, *seats: dict[str, str], game: str = "doctor-faust", **asked: Any) -> Table:
    """A match that waits while seats are open; `options`, `names`, `clock`, `public` as in the API."""
    body = {"game": game, "seats": seats, **asked}
    response = host.http.post("/api/matches", json=body)
    assert response.status_code == 201, response.text
    return Table(host, response.json()["id"], response.json())


def take(table: Table, client: Client, seat: int, **wanted: Any) -> httpx2.Response:
    """Ask for a seat."""
    return client.http.put(f"{table.path}/seats/{seat}", json=wanted)


def join(table: Table, client: Client, seat: int, **wanted: Any) -> Table:
    """The table as somebody knows it who has taken a seat there."""
    take(table, client, seat, **wanted).raise_for_status()
    return Table(client, table.id, table.begun)


def leave(table: Table, client: Client, seat: int) -> httpx2.Response:
    """Leave a seat, or put somebody out of it."""
    return client.http.delete(f"{table.path}/seats/{seat}")


def room(table: Table, client: Client | None = None) -> dict[str, Any]:
    """Who is there, as the table's client or another sees it."""
    seen: dict[str, Any] = (client or table.client).get(f"{table.path}/room").json()
    return seen


def until_left(table: Table, *seats: int) -> None:
    """Return once the people of these seats have been away for so long that others may take over from them.

    That is not so many seconds after anything that a test sees: a server that stood still reproaches nobody.
    """
    eventually(lambda: all(room(table)["seats"][seat]["left"] for seat in seats))


def kinds(table: Table) -> list[str]:
    """What sits in each seat."""
    return [seat["kind"] for seat in room(table)["seats"]]


@contextmanager
def company(
    address: str, count: int, *more: dict[str, str], game: str = "doctor-faust", **asked: Any
) -> Iterator[list[Table]]:
    """A match that so many people have begun, as each of them knows it; `more`: who sits behind them."""
    with ExitStack() as stack:
        people = [stack.enter_context(Client(address)) for _ in range(count)]
        seats = ({"kind": "person"}, *[OPEN] * (count - 1), *more)
        first = invite(people[0], *seats, game=game, **asked)
        others = [join(first, guest, seat) for seat, guest in enumerate(people[1:], 1)]
        yield [first, *others]


def do(table: Table, deed: str, seat: int | None, **rest: Any) -> httpx2.Response:
    """Ask for a deed over HTTP, under a fresh name unless `cmd` is given."""
    body = {"cmd": fresh_cmd(), "deed": deed, **rest}
    if seat is not None:
        body["seat"] = seat
    return table.client.http.post(f"{table.path}/deeds", json=body)


def done(table: Table, deed: str, seat: int | None, **rest: Any) -> int:
    """The version after a deed that must be possible."""
    answer = do(table, deed, seat, **rest)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["v"])


def reason(answer: httpx2.Response, status: int = 409) -> str:
    """Why something was refused."""
    assert answer.status_code == status, answer.text
    assert answer.headers["Content-Type"] == "application/problem+json"
    return str(answer.json()["reason"])


def standing(table: Table, seat: int | None = None) -> dict[str, Any]:
    """How things stand among the people at a table."""
    seen: dict[str, Any] = table.read(seat)["view"]["table"]
    return seen


def to_play(table: Table) -> int | None:
    """Whose turn it is."""
    seat: int | None = table.read(None)["view"]["state"]["to_play"]
    return seat


def worked_out(table: Table, what: str, seat: int | None = None) -> dict[str, Any]:
    """What is reckoned of a match that is over, such as its chances, once all of it is there."""
    found: dict[str, Any] = {}

    def is_complete() -> bool:
        answer = table.client.get(f"{table.path}/{what}", seat=seat)
        assert answer.status_code == 200, answer.text
        found.update(answer.json())
        return bool(found["complete"])

    eventually(is_complete, 6 * PATIENCE)
    return found
