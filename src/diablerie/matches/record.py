"""Records of matches as JSON: written for a viewer, and read back with every doubt spoken aloud."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from .. import __version__, describe, games, make
from ..documents import Document
from ..game import Game
from ..outcome import Outcome
from .clocks import Clock
from .log_entries import Entry, entry_of
from .players import Player
from .shuffle import Shuffle

if TYPE_CHECKING:
    import jsonschema

FORMAT = "diablerie-match-1"
"""Of a match that is dealt from the server's seed alone."""

SHARED_FORMAT = "diablerie-match-2"
"""Of a match to whose seed clients have been asked to add: the same, and the `shuffle`."""

SET_UP_FORMAT = "diablerie-match-3"
"""Of a match that began in a position that was set up: the same, and the `position`."""

FORMATS = (FORMAT, SHARED_FORMAT, SET_UP_FORMAT)

MOMENTS = 1024
"""How many moments are kept as text: each is written several times, and shown again."""

LAST_YEAR = 9000
"""Of moments: a deadline later than what a date can be would have no date."""


class RecordError(ValueError):
    """A record that cannot be read or replayed. `path` is where in it, such as `actions/3`."""

    def __init__(self, path: str, problem: str) -> None:
        self.path = path
        self.problem = problem
        super().__init__(f"{path}: {problem}" if path else problem)


@dataclass(frozen=True)
class Parts:
    """What a match's record says: all that it is replayed from."""

    game: Game
    players: tuple[Player, ...]
    seed: bytes
    started: datetime
    clock: Clock
    log: tuple[Entry, ...]
    shuffle: Shuffle | None = None
    position: Document | None = None

    @property
    def seed_hash(self) -> str:
        """SHA-256 of the seed in hexadecimal, published from the start to check the seed by."""
        return hashlib.sha256(self.seed).hexdigest()


def record_schema() -> dict[str, Any]:
    """The JSON Schema of records."""
    schema: dict[str, Any] = json.loads(_schema_text())
    return schema


@cache
def _schema_text() -> str:
    return resources.files(__package__).joinpath("record.schema.json").read_text("utf-8")


@cache
def _validator() -> jsonschema.Draft202012Validator:
    # Here: whoever only writes records does without.
    import jsonschema

    return jsonschema.Draft202012Validator(record_schema())


# Writing


def write(parts: Parts, result: dict[str, Any] | None, viewer: int | None) -> dict[str, Any]:
    """The record of a match for one viewer, complete once there is a result."""
    return _written_for(parts, result, viewer, complete=result is not None)


def write_whole(parts: Parts, result: dict[str, Any] | None) -> dict[str, Any]:
    """The record with everything in it, seed and all, also while the match runs: for who keeps the match."""
    return _written_for(parts, result, None, complete=True)


def _written_for(
    parts: Parts, result: dict[str, Any] | None, viewer: int | None, *, complete: bool
) -> dict[str, Any]:
    shuffle, position = parts.shuffle, parts.position
    set_up = {} if position is None else {"position": position if complete else None}
    return {
        "format": _format(parts),
        "package_version": __version__,
        "rules_version": parts.game.rules_version,
        "game": parts.game.name,
        "options": dict(parts.game.options),
        "players": [player.document() for player in parts.players],
        "clock": dict(parts.clock.document),
        "seed_hash": parts.seed_hash,
        "seed": parts.seed.hex() if complete else None,
        **({} if shuffle is None else {"shuffle": shuffle.document()}),
        **set_up,
        "started": moment_text(parts.started),
        "seen_by": None if complete else {"seat": viewer},
        "actions": [_written(parts.game, entry, viewer, complete) for entry in parts.log],
        "result": result,
    }


def _format(parts: Parts) -> str:
    if parts.position is not None:
        return SET_UP_FORMAT
    return FORMAT if parts.shuffle is None else SHARED_FORMAT


def _written(game: Game, entry: Entry, viewer: int | None, complete: bool) -> dict[str, Any]:
    text, seat = entry.action, entry.seat
    if text is not None and seat is not None and not complete and viewer != seat:
        text = game.seen_action(text, seat, viewer)
    return entry.document(moment_text(entry.at), text)


def result_document(
    outcome: Outcome, returns: tuple[float, ...], scores: tuple[float, ...] | None
) -> dict[str, Any]:
    """How a match ended, as its record tells it."""
    return {
        "reason": outcome.reason,
        "winner": outcome.winner,
        "returns": list(returns),
        "scores": list(scores or ()),
    }


@lru_cache(MOMENTS)
def moment_text(moment: datetime) -> str:
    """A moment in UTC to the millisecond: 2026-11-21T15:30:00.123Z."""
    here = moment if moment.tzinfo is UTC else moment.astimezone(UTC)
    return here.isoformat(timespec="milliseconds")[: -len("+00:00")] + "Z"


# Reading


def validate(document: Any) -> None:
    """Raise RecordError, saying where and what, if a document is not in the published schema."""
    from jsonschema.exceptions import best_match

    error = best_match(_validator().iter_errors(document))
    if error is not None:
        raise RecordError("/".join(map(str, error.absolute_path)), error.message)


def read(document: Mapping[str, Any]) -> Parts:
    """The parts of a complete record. Raises RecordError saying what is wrong."""
    try:
        validate(document)
    except ModuleNotFoundError:
        # In browsers there is no jsonschema: what is not in the schema shows when it is read.
        return read_unvalidated(document)
    return _read_valid(document)


def read_unvalidated(document: Mapping[str, Any]) -> Parts:
    """The parts of a complete record, whatever else is in it. Raises RecordError saying what is wrong."""
    try:
        return _read_valid(document)
    except RecordError:
        raise
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        raise RecordError("", f"this is no record: {error!r}") from error


def _read_valid(document: Mapping[str, Any]) -> Parts:
    if document["seen_by"] is not None:
        raise RecordError("seen_by", "holds only what one viewer may know: it cannot be replayed")
    players = tuple(Player.parse(player) for player in document["players"])
    return Parts(
        game=_game(document, len(players)),
        players=players,
        seed=bytes.fromhex(document["seed"]),
        started=_moment(document["started"], "started"),
        clock=_clock(document),
        shuffle=_shuffle(document, len(players)),
        position=document["position"] if document["format"] == SET_UP_FORMAT else None,
        log=tuple(
            entry_of(entry, _moment(entry["at"], f"actions/{number}/at"))
            for number, entry in enumerate(document["actions"])
        ),
    )


def other_rules(document: Mapping[str, Any], game: Game) -> str:
    """A remark for error texts if a record was played by other rules, else nothing."""
    played, here = document["rules_version"], game.rules_version
    return "" if played == here else f" (played by rules {played}, here are rules {here})"


def _game(document: Mapping[str, Any], seats: int) -> Game:
    if document["game"] not in games():
        known = ", ".join(games())
        raise RecordError("game", f"no game {document['game']!r} here; there are {known}")
    low, high = describe(document["game"]).seat_range
    if not low <= seats <= high:
        raise RecordError("players", f"this game has {low} to {high}, not {seats}")
    try:
        return make(document["game"], seats, document["options"], document["rules_version"])
    except ValueError as error:
        raise RecordError("options", str(error)) from error


def _clock(document: Mapping[str, Any]) -> Clock:
    try:
        return Clock.parse(document["clock"])
    except ValueError as error:
        raise RecordError("clock", str(error)) from error


def _shuffle(document: Mapping[str, Any], seats: int) -> Shuffle | None:
    form = document["format"]
    if form not in FORMATS:
        raise RecordError("format", f"{form!r} is none of {', '.join(FORMATS)}")
    if form == FORMAT or (form == SET_UP_FORMAT and "shuffle" not in document):
        return None
    shuffle = Shuffle.read(document["shuffle"])
    if len(shuffle.shares) != seats:
        raise RecordError("shuffle/seats", f"there are {seats} players, not {len(shuffle.shares)}")
    return shuffle


def _moment(text: str, path: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise RecordError(path, f"{text} is not a moment: {error}") from error
    if moment.year > LAST_YEAR:
        raise RecordError(
            path, f"{text} is too late: a clock may count no further than {LAST_YEAR}"
        )
    return moment
