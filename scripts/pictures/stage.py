"""A database in which there is something to be seen on every page, the same every time."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import Connection, insert

import diablerie
from diablerie.matches import Clock, Match, Player, stops
from diablerie.matches.clocks import UNTIMED
from diablerie.matches.record import moment_text
from diablerie.server.accounts.sessions import digest
from diablerie.server.core.usernames import key
from diablerie.server.storage.database import Database
from diablerie.server.storage.match_repository import MatchRepository
from diablerie.server.storage.models import Chair, MatchSetup
from diablerie.server.storage.schema import MESSAGES, PEOPLE, RATINGS, SESSIONS

from .moments import BEGUN, Moment

Who = Literal["account", "player", "nobody"]
"""Who looks: the holder of an account, a guest who plays at all the boards, or somebody who is new."""

PEOPLE_HERE = ("Margarete", "Heinrich", "Valentin", "Marthe", "Wagner", "Siebel")
"""Those with accounts; the first is who looks."""
PLAYER = len(PEOPLE_HERE) + 1
"""The guest, in the database."""

FACTS = {game: diablerie.describe(game) for game in diablerie.built_in_games()}
SEATS = {game: sorted({*facts.seat_range, facts.default_seats}) for game, facts in FACTS.items()}
"""The numbers of players at which boards are looked at: the fewest, the usual, the most."""
USUAL = {game: facts.default_seats for game, facts in FACTS.items()}


def games_for(seats: int) -> list[str]:
    """The games that so many can play."""
    ranges = {game: facts.seat_range for game, facts in FACTS.items()}
    return [game for game, (low, high) in ranges.items() if low <= seats <= high]


LEVELS = ("imp", "devil", "archdevil")
BANK = Clock("bank", 900, 10)

BOARDS = tuple(
    Moment(game, seats, when)
    for game, counts in SEATS.items()
    for seats in counts
    for when in ("start", "middle", "end")
)
TELLING = tuple(Moment(game, seats, "telling") for game, seats in USUAL.items())
OVER = tuple(Moment(game, seats, "over") for game, seats in USUAL.items())

TALKING = "company"
TALK = (
    (1, "Good evening. Is this seat taken?"),
    (2, "It is yours. Mind the candles."),
    (2, "Seven points, and every one of them has to be spent."),
    (1, "I know the rule. I do not know why you look so pleased about it."),
)
"""What has been said at this table of two people, and by whom."""


OF_ACCOUNT = ("company", "crowd", *(moment.name for moment in OVER))
"""The matches that who looks finds among their own."""


def build(database: Path, wanted: frozenset[str]) -> None:
    """Write the database, with those of the matches that are wanted."""
    asyncio.run(_build(database, wanted))


async def _build(where: Path, wanted: frozenset[str]) -> None:
    database = Database.open(where)
    try:
        await database.write(_people)
        store = MatchRepository(database)
        for moment in (*BOARDS, *TELLING, *OVER):
            if moment.name in wanted:
                match = moment.play(_alone(moment), UNTIMED)
                await _keep(store, moment.name, match, (1 if moment in OVER else PLAYER,))
        for name, moment in GATHERED.items():
            if name in wanted:
                people = tuple(range(1, moment.seats + 1))
                await _keep(store, name, _among_people(moment), people)
        for name, game, seats in TABLES:
            await store.add(_waiting(name, game, seats), None)
        if TALKING in wanted:
            await database.write(_talk)
    finally:
        database.close()


GATHERED = {
    "company": Moment(games_for(2)[0], 2, "middle"),
    "crowd": Moment(games_for(8)[0], 8, "middle"),
}
"""Matches of people."""

TABLES = (
    ("waiting", games_for(4)[-1], ("Margarete", "Heinrich", None, None)),
    ("open-1", games_for(2)[0], ("Valentin", None)),
    ("open-2", games_for(5)[0], ("Marthe", "Wagner", None, None, None)),
    ("open-3", games_for(2)[-1], ("Siebel", None, None)),
)
"""Tables that wait for players: who sits at them already."""


def _people(connection: Connection) -> None:
    for number, name in enumerate(PEOPLE_HERE, 1):
        facts = {"name": name, "key": key(name), "password": "none", "rated": True}
        connection.execute(insert(PEOPLE).values({**facts, "created": moment_text(BEGUN)}))
        for game, seats in USUAL.items():
            skill = {
                "mu": 34.0 - 1.7 * number,
                "sigma": 1.1 + 0.3 * number,
                "matches": 60 - 9 * number,
            }
            place = {"game": game, "seats": seats, "person": number}
            connection.execute(insert(RATINGS).values({**place, **skill}))
    connection.execute(insert(PEOPLE).values(created=moment_text(BEGUN)))
    for days, token, person in (
        (23, "laptop", 1),
        (12, "telephone", 1),
        (1, "account", 1),
        (0, "player", PLAYER),
    ):
        moment = moment_text(BEGUN - timedelta(days=days))
        row = {"token_hash": digest(token), "person": person, "created": moment, "seen": moment}
        connection.execute(insert(SESSIONS).values(row))


def _talk(connection: Connection) -> None:
    for number, (person, text) in enumerate(TALK, 1):
        at = moment_text(BEGUN + timedelta(minutes=2 * number))
        row: dict[str, Any] = {"match": TALKING, "number": number, "person": person, "at": at}
        row |= {"seat": person - 1, "name": PEOPLE_HERE[person - 1], "text": text}
        connection.execute(insert(MESSAGES).values(row))


def _alone(moment: Moment) -> tuple[Player, ...]:
    """One person among bots."""
    others = (Player.bot(LEVELS[seat % len(LEVELS)]) for seat in range(moment.seats - 1))
    return (Player.person(PEOPLE_HERE[0] if moment in OVER else None), *others)


def _among_people(moment: Moment) -> Match:
    """A match of people, as many as there are, with clocks."""
    seated = [Player.person(name) for name in PEOPLE_HERE[: moment.seats]]
    others = [Player.bot("imp")] * (moment.seats - len(seated))
    return moment.play((*seated, *others), BANK)


async def _keep(store: MatchRepository, name: str, match: Match, people: tuple[int, ...]) -> None:
    persons = dict(enumerate(people))
    chairs = tuple(
        Chair(p.kind, p.level, p.name, persons.get(seat) if p.kind == "person" else None)
        for seat, p in enumerate(match.players)
    )
    host, begun = people[0], match.started
    table = MatchSetup(name, match.game, chairs, match.seed, match.clock, False, host, begun)
    await store.add_finished(table, match, list(stops(match)))


def _waiting(name: str, game: str, seated: tuple[str | None, ...]) -> MatchSetup:
    people = {who: number for number, who in enumerate(PEOPLE_HERE, 1)}
    chairs = tuple(
        Chair("open") if who is None else Chair("person", None, who, people[who], True)
        for who in seated
    )
    host = people[seated[0] or ""]
    made = diablerie.make(game, len(seated), {})
    return MatchSetup(name, made, chairs, host.to_bytes(32, "big"), UNTIMED, True, host, BEGUN)
