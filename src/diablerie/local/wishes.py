"""What a local match is wanted to be, read from the body that a server would take, and checked."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Mapping
from typing import Any

from ..catalogue.choices import check_level, check_names, game_wanted
from ..dtypes import new_record
from ..game import Belief, Game, State
from ..matches import Player
from ..rejection import refusal
from .json_members import fault, integer, items, known_members, text, text_or_none

MEMBERS = ("game", "options", "seats", "names", "clock", "public", "contributes")

MOST_SEATS = 16

LONGEST_NAME = 40

LONGEST_BELIEF = 10_000

MOST_LINES, MOST_ACTIONS = 500, 100


def read_wish(given: Mapping[str, Any]) -> tuple[Game, tuple[Player, ...]]:
    """The game and its players. Raises Rejection naming what is allowed.

    Everybody sits at this device or is a bot, and there is no clock: conflict `not-here` otherwise.
    """
    known_members(given, MEMBERS)
    options = given.get("options") or {}
    if not isinstance(options, dict):
        raise fault("options", "a JSON object is needed")
    seats = items(given, "seats", MOST_SEATS)
    game = game_wanted(text(given, "game"), len(seats), options)
    names = [None] * len(seats) if given.get("names") is None else items(given, "names", MOST_SEATS)
    names = [text_or_none({"names": name}, "names", LONGEST_NAME) for name in names]
    check_names(names, len(seats))
    _demand_here(given)
    players = (_player(number, seat, game) for number, seat in enumerate(seats))
    return game, tuple(
        Player(player.kind, player.level, name) for player, name in zip(players, names, strict=True)
    )


def read_belief(given: Mapping[str, Any]) -> Belief:
    """What a server's frame `snap` tells a seat of its belief, as that belief.

    `game`, `options` and how many `seats` are those of the match, `seat` is the one that is to move.
    Raises Rejection invalid for what is none.
    """
    options = given.get("options")
    if not isinstance(options, dict):
        raise fault("options", "a JSON object is needed")
    game = game_wanted(text(given, "game"), integer(given, "seats", 1, MOST_SEATS), options)
    seat = integer(given, "seat", 0, game.seats - 1)
    try:
        world = b64decode(text(given, "belief", LONGEST_BELIEF), validate=True)
    except ValueError as error:
        raise fault("belief", "bytes in base64 are needed") from error
    if len(world) != game.STATE.itemsize:
        raise fault("belief", f"{game.STATE.itemsize} bytes are needed, not {len(world)}")
    belief = State(game, new_record(game.STATE, world)).belief(seat)
    if belief.to_play != seat:
        raise refusal("conflict", "not-your-turn", f"seat {seat} is not to move")
    return belief


def read_lines(given: Mapping[str, Any], game: Game) -> tuple[tuple[str, ...], ...]:
    """Moves, each as its actions. Raises Rejection invalid where there is none, or no such action."""
    listed = items(given, "lines", MOST_LINES)
    if not listed:
        raise fault("lines", "at least one is needed")
    found = []
    for line in listed:
        actions = items({"lines": line}, "lines", MOST_ACTIONS)
        found.append(tuple(text({"lines": action}, "lines") for action in actions))
    known = set(game.action_texts)
    if not all(line and known.issuperset(line) for line in found):
        raise fault("lines", "each is a list of actions of the game")
    return tuple(found)


def _demand_here(given: Mapping[str, Any]) -> None:
    clock = given.get("clock") or {"kind": "none"}
    if clock != {"kind": "none"}:
        raise refusal("conflict", "not-here", "matches at one device have no clock")
    if given.get("public"):
        raise refusal("conflict", "not-here", "matches at one device are not public")


def _player(number: int, seat: object, game: Game) -> Player:
    where = f"seats.{number}"
    if not isinstance(seat, dict):
        raise fault(where, "a JSON object is needed")
    known_members(seat, ("kind", "level"))
    kind, level = text(seat, "kind"), text_or_none(seat, "level")
    check_level(f"{where}.level", kind, level, game)
    if kind not in ("person", "bot"):
        raise refusal("conflict", "not-here", f"{where}: nobody can come to a match at one device")
    return Player("bot", level) if kind == "bot" else Player("person")
