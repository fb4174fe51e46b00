"""Choices of the catalogue, checked: a game with its seats and switches, names, levels of bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .. import Game, Option, bots, built_in_games, describe, games, make
from ..display_text import fault_of_name
from ..options import fault_of
from ..rejection import Rejection, not_among


def check_game(game: str) -> None:
    """Raise Rejection not-found, naming the games there are, for one there is not."""
    if game not in games():
        raise not_among("game", game, games(), kind="not-found")


def check_built_in(game: str) -> None:
    """The same for a game without lesson, puzzles and module: only what comes with this package has them."""
    if game not in built_in_games():
        raise not_among("game", game, built_in_games(), kind="not-found")


def game_of(game: str, seats: int | None, switches: Sequence[str]) -> Game:
    """The game with so many seats (None: the usual number) and switches, each as `NAME=VALUE`.

    An edition may be among them. Raises Rejection naming what is allowed.
    """
    check_game(game)
    options = dict(pair.partition("=")[::2] for pair in switches)
    known = [option.name for option in describe(game).options]
    for name in options:
        if name not in known:
            raise not_among("option", name, known)
    try:
        return make(game, seats, options)
    except ValueError as error:
        param = "option" if _is_fit(game, seats) else "seats"
        raise Rejection("invalid", "not-allowed", str(error), {"param": param}) from error


def _is_fit(game: str, seats: int | None) -> bool:
    low, high = describe(game).seat_range
    return seats is None or low <= seats <= high


def game_wanted(game: str, seats: int, options: Mapping[str, object]) -> Game:
    """The game that a match is wanted of, with options by name. Raises Rejection naming what is allowed."""
    if game not in games():
        raise not_among("game", game, games())
    _check_options(game, options)
    low, high = describe(game).seat_range
    if not low <= seats <= high:
        raise not_among("seats", seats, range(low, high + 1))
    try:
        return make(game, seats, options)
    except ValueError as error:
        raise Rejection("invalid", "not-allowed", str(error), {"param": "options"}) from error


def check_names(names: Sequence[str | None], seats: int) -> None:
    """Raise Rejection unless there is a name, or none, for each seat that can stand among other words."""
    if len(names) != seats:
        raise Rejection(
            "invalid", "not-allowed", "names: there is one per seat", {"param": "names"}
        )
    for number, name in enumerate(names):
        check_name(f"names.{number}", name)


def check_name(where: str, name: str | None) -> None:
    """Raise Rejection unless what a player shall be called can stand in a line of other words."""
    fault = None if name is None else fault_of_name(name)
    if fault is not None:
        raise Rejection("invalid", "not-allowed", f"{where}: a name {fault}", {"param": where})


def check_level(where: str, kind: str, level: str | None, game: Game) -> None:
    """Raise Rejection unless a bot has a level that the game offers, and nobody else has one."""
    if kind == "bot" and level not in bots.offered(game):
        raise not_among(where, level, bots.offered(game))
    if kind != "bot" and level is not None:
        raise Rejection(
            "invalid", "not-allowed", f"{where}: only a bot has a level", {"param": where}
        )


def _check_options(game: str, options: Mapping[str, object]) -> None:
    known = {option.name: option for option in describe(game).options}
    for name, value in options.items():
        if name not in known:
            raise not_among("options", name, list(known))
        _check_value(known[name], value)


def _check_value(option: Option, value: object) -> None:
    try:
        option.parse(value)
    except ValueError as error:
        minimum, maximum = option.bounds or (None, None)
        fault, line = fault_of(error)
        extra = {
            "param": f"options.{option.name}",
            "allowed": None if option.values is None else list(option.values),
            "minimum": minimum,
            "maximum": maximum,
        } | ({} if line is None else {"line": line})
        detail = str(error) if line is None else f"line {line}: {fault}"
        raise Rejection("invalid", "not-allowed", detail, extra) from error
