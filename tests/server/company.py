"""People who gather at one table after another, of all games and sizes."""

from __future__ import annotations

import threading
from contextlib import ExitStack
from random import Random

import diablerie

from .clients import PERSON, Table
from .contributing import Contributor
from .gathered import OPEN, invite, join, room, take
from .hall import Hall
from .lines import Guest, Line, StreamLine
from .party import Party, Sitting

SIZES = {
    name: tuple(size for size in (2, 3, 4, 6) if low <= size <= high)
    for name in diablerie.games()
    for low, high in [diablerie.describe(name).seat_range]
}
CLOCKS = (
    {"kind": "none"},
    {"kind": "bank", "seconds": 3600, "increment": 5},
    {"kind": "days", "days": 2},
)


class Company:
    """Some people, who gather at a table and play until the match is over; then some play again."""

    def __init__(self, hall: Hall, seed: int, people: int) -> None:
        """So many people, or as many as the game is for; 1: against bots."""
        self._hall = hall
        self._rng = Random(seed)
        self._people = people
        self._over = threading.Event()

    def play(self) -> None:
        """Meet and part until told to stop."""
        while not self._over.is_set():
            with ExitStack() as stack:
                self._meet(stack)

    def stop(self) -> None:
        """Come to an end soon."""
        self._over.set()

    # Gathering

    def _meet(self, stack: ExitStack) -> None:
        rng = self._rng
        game = rng.choice([game for game in SIZES if max(SIZES[game]) >= self._people])
        seats = rng.choice([size for size in SIZES[game] if size >= self._people])
        guests = [stack.enter_context(Guest(self._hall.servers, rng)) for _ in range(self._people)]
        contributes = rng.random() < 0.5
        bots = [{"kind": "bot", "level": rng.choice(self._hall.bots)}] * (seats - len(guests))
        first = invite(
            guests[0],
            PERSON,
            *[OPEN] * (len(guests) - 1),
            *bots,
            game=game,
            public=rng.random() < 0.5,
            clock=rng.choice(CLOCKS),
            contributes=contributes,
        )
        others = enumerate(guests[1:], 1)
        tables = [
            first,
            *(join(first, guest, seat, contributes=contributes) for seat, guest in others),
        ]
        if contributes:
            self._contribute(tables)
        self._play_match(tables)
        while rng.random() < 0.3 and not self._over.is_set():
            tables = self._again(tables)
            self._play_match(tables)

    def _contribute(self, tables: list[Table]) -> None:
        """Add to the seed as pages do; who comes too late is left out."""
        everybody = [Contributor(table, seat) for seat, table in enumerate(tables)]
        if len(everybody) == 1:
            everybody[0].both()
        else:
            for one in everybody:
                one.commit()
            for one in everybody:
                if room(one.table)["shuffle"] is not None:
                    one.reveal()
        self._hall.count("contribute")

    def _again(self, tables: list[Table]) -> list[Table]:
        """The table of a rematch; sometimes one that has been called off lies between."""
        following = self._following(tables[0])
        if following.begun["status"] == "waiting" and self._rng.random() < 0.3:
            self._hall.count("rematch called off")
            tables[0].client.http.delete(following.path).raise_for_status()
            following = self._following(tables[0])
        self._hall.count("rematch")
        again = [Table(table.client, following.id, following.begun) for table in tables]
        for seat, table in enumerate(again[1:], 1):
            take(table, table.client, seat).raise_for_status()
        return again

    def _following(self, table: Table) -> Table:
        answer = table.client.http.post(f"{table.path}/rematch")
        assert answer.status_code == 200, answer.text
        return Table(table.client, answer.json()["id"], answer.json())

    def _play_match(self, tables: list[Table]) -> None:
        kinds = [StreamLine if self._rng.random() < 0.15 else Line for _ in tables]
        sittings = [
            Sitting(kind(table, seat))
            for seat, (kind, table) in enumerate(zip(kinds, tables, strict=True))
        ]
        self._hall.running.append(tables[0].id)
        try:
            Party(self._hall, self._rng, self._over, sittings).play()
        finally:
            for sitting in sittings:
                sitting.line.cut()
        self._hall.finished.append(tables[0].id)
        self._hall.count(f"match of {tables[0].begun['status']}")
