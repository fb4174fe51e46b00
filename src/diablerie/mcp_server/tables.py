"""Tables: those that are played by tools, by names that nobody can guess; one caller at a time at each."""

from __future__ import annotations

import hashlib
import json
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from ..events import Seat
from ..game import Game
from ..matches.match import SEED_BYTES
from .local_table import LocalTable
from .server_client import ServerClient, match_id
from .server_table import ServerTable
from .table import Table, TableError

MOST = 32
"""So many tables are kept at a time; those at which the match is over make room."""

NAME_BYTES = 9
"""Random bytes in the name of a table, written in hexadecimal: a hyphen could be spoken as a minus sign."""


@dataclass
class Kept:
    """A table with its name, and the version up to which its player has been told everything."""

    name: str
    table: Table
    told: int = 0
    turn: threading.Lock = field(default_factory=threading.Lock)
    recorded: bool = False


class Tables:
    """The tables of one process. Whoever knows the name of one plays there and sees what its seat may."""

    def __init__(
        self,
        *,
        connect: Callable[[], ServerClient] | None = None,
        seed: str | None = None,
        pace: float = 0.0,
        records: Path | None = None,
    ) -> None:
        """None at first.

        `connect`: a person at the server whose matches can be joined; None: there is no server. `seed`:
        local matches follow from it and their number; None: fresh entropy. `pace`: see `LocalTable`.
        `records`: a folder into which the records of local matches go once these are over.
        """
        self._connect = connect
        self._seed = seed
        self._pace = pace
        self._records = records
        self._begun = 0
        self._kept: dict[str, Kept] = {}
        self._lock = threading.Lock()

    @property
    def has_server(self) -> bool:
        """Whether there is a server whose matches can be joined."""
        return self._connect is not None

    def begin(self, game: Game, seat: Seat, level: str, lang: str) -> Kept:
        """Begin a local match against bots of a level. Raises TableError if there are too many."""
        with self._lock:
            number = self._begun
            self._begun += 1
        bot_seed = None if self._seed is None else f"{self._seed}/{number}"
        seed = (
            secrets.token_bytes(SEED_BYTES)
            if bot_seed is None
            else hashlib.sha256(bot_seed.encode()).digest()
        )
        return self.keep(
            lambda: LocalTable(game, seat, level, lang, seed, bot_seed=bot_seed, pace=self._pace)
        )

    def join(self, match: str, seat: Seat | None, name: str | None, lang: str) -> Kept:
        """Take a seat at the server's match. Raises TableError if none can be had."""
        connect = self._connect
        if connect is None:
            raise TableError("this server knows no other: diablerie mcp --server ADDRESS does")
        return self.keep(lambda: ServerTable(connect(), match_id(match), seat, name, lang))

    def keep(self, make: Callable[[], Table]) -> Kept:
        """Keep a table that is made now, under a new name. Raises TableError if there are too many."""
        with self._lock:
            self._make_room()
        kept = Kept(secrets.token_hex(NAME_BYTES), make())
        with self._lock:
            self._kept[kept.name] = kept
        return kept

    @contextmanager
    def at(self, name: str) -> Iterator[Kept]:
        """A table by its name, for one caller at a time. Raises TableError if there is none of that name."""
        with self._of_name(name).turn:
            # It may have been left while its turn was waited for.
            kept = self._of_name(name)
            yield kept
            self._record(kept)

    def leave(self, name: str) -> None:
        """Keep a table no longer. Raises TableError if there is none of that name."""
        with self.at(name) as kept:
            kept.table.leave()
        with self._lock:
            self._kept.pop(kept.name, None)

    def _of_name(self, name: str) -> Kept:
        kept = self._kept.get(name.strip())
        if kept is None:
            raise TableError(
                "there is no table of that name: begin_match and take_seat answer with the name of one"
            )
        return kept

    def _make_room(self) -> None:
        over = [kept for kept in self._kept.values() if kept.table.status == "over"]
        for kept in over[: max(0, len(self._kept) - MOST + 1)]:
            kept.table.leave()
            del self._kept[kept.name]
        if len(self._kept) >= MOST:
            raise TableError(f"{MOST} tables are kept already: leave one that you need no more")

    def _record(self, kept: Kept) -> None:
        """Write the record of a local match that is over, once."""
        table = kept.table
        if self._records is None or kept.recorded or not isinstance(table, LocalTable):
            return
        if table.match.is_over:
            kept.recorded = True
            self._records.mkdir(parents=True, exist_ok=True)
            file = self._records / f"{table.match.game.name}-{kept.name}.json"
            file.write_text(json.dumps(table.match.record(None), indent=2) + "\n", "utf-8")
