"""Routes of the engine: which games can be had in WebAssembly, and the public set-up of a table for them."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from ....catalogue.choices import check_built_in, game_of
from ....wasm import modules, offline
from ....wasm.layout import setup
from ...live.match import LiveMatch
from ..dependencies import TheAdmitted, TheServices
from ..game_query import Switches

router = APIRouter(prefix="/api", tags=["engine"])


class EngineModules(BaseModel):
    """The games that a client can have as WebAssembly modules, each of the rules that the server plays by.

    A game's module is at `/engine/{digest}/{game}.wasm`, its layout at `/engine/{digest}/{game}.json`.
    """

    digest: str
    """What tells these rules, beliefs and searches from those of another version."""
    games: list[str]
    """Those whose modules are there by now: none, until they have been made."""
    library: bool
    """Whether `/engine/offline.json` is there as well, and so all that a page needs without the server."""


class EngineSetup(BaseModel):
    """What a module needs of a game with its seats and options settled: all of it is public."""

    game: str
    seats: int
    options: dict[str, Any]
    actions: list[str]
    """The notation of each action, by its number."""
    tensor: dict[str, list[int]]
    """The pieces of what `observe` writes, in order, with their shapes."""
    tables: str = Field(json_schema_extra={"contentEncoding": "base64"})
    """The record of that name, in base64."""


@router.get("/engine")
def read_engine(services: TheServices) -> EngineModules:
    """Which games there are in WebAssembly, and where."""
    library = offline.manifest(services.settings.page) is not None
    return EngineModules(digest=modules.digest(), games=list(modules.made()), library=library)


@router.get("/games/{game}/setup")
def read_setup(
    game: str,
    seats: Annotated[int | None, Query(description="The usual number, unless said.")] = None,
    option: Switches = None,
) -> EngineSetup:
    """What a module needs of a game with so many seats and the switches chosen, `edition` among them."""
    chosen = game_of(game, seats, option or ())
    check_built_in(game)
    return EngineSetup(game=game, **setup(chosen))


@router.get("/matches/{match_id}/setup")
def read_match_setup(admitted: TheAdmitted) -> EngineSetup:
    """What a module needs of a match: its game, seats and options, which everybody at it knows.

    There are modules of the games that come with this server alone.
    """
    return setup_of(admitted.live)


def setup_of(live: LiveMatch) -> EngineSetup:
    """The set-up of a match. Raises Rejection not-found where there is no module of its game."""
    check_built_in(live.table.game.name)
    return EngineSetup(game=live.table.game.name, **setup(live.table.game))
