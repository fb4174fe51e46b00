"""Routes of the catalogue: games, options, bots, rulebooks, server status."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from .... import __version__, describe, games, rulebook_search
from ....catalogue import books, documents
from ....catalogue.choices import check_game, game_of
from ....rejection import Rejection
from ...moderation.closures import Closable
from ..dependencies import TheServices
from ..game_query import Switches
from ..static_page import ASK_ANEW

router = APIRouter(prefix="/api", tags=["catalogue"])


class OptionSeen(BaseModel):
    """A switch of a game's rules: `values` are listed, an integer is bounded, it is a text or a document."""

    name: str
    nullable: bool
    """Whether null is allowed besides."""
    document: bool
    """Whether it takes a JSON object, or its text, with something of the game's own."""
    text: str | None
    """For a line of text in a form of the game's own: that form in words. Null: it takes no such text."""
    seat: bool
    """Whether its integers are seats."""
    values: list[Any] | None
    minimum: int | None
    maximum: int | None
    """Null: no bound."""
    default: Any
    doc: str
    source: str


class GameSeen(BaseModel):
    """A game, before its seats and options are chosen."""

    name: str
    title: str
    seat_range: tuple[int, int]
    default_seats: int
    options: list[OptionSeen]
    editions: dict[str, dict[str, Any]]
    """The options' values by edition."""
    styles: list[str]
    """In which bots that search can play it, as `devil:bold`."""


class BotSeen(BaseModel):
    """A level of bot."""

    name: str
    doc: str


class ClauseSeen(BaseModel):
    """One clause of a rulebook."""

    id: str
    title: str
    section: str
    """The title of the part of the book in which it stands."""
    html: str


class SectionSeen(BaseModel):
    """A part of a rulebook, which may have clauses of its own."""

    id: str
    """The same in every language, such as `setup`."""
    title: str
    clauses: list[str]
    """The numbers of those that stand in it."""


class RulebookSeen(BaseModel):
    """A rulebook in one language."""

    lang: str
    title: str
    html: str
    sections: list[SectionSeen]
    clauses: list[ClauseSeen]


class WordsSeen(BaseModel):
    """What a game says in one language, whoever reads it: nothing of any match."""

    game: str
    lang: str
    fluent: str
    """Its messages, as the source of a Fluent catalogue; each begins with the name of the game."""


class ComponentsSeen(BaseModel):
    """What a game is played with at a table: nothing that a match would keep from anybody."""

    game: str
    title: str
    seats: int
    """As many as can play."""
    options: dict[str, Any]
    board: dict[str, Any]
    """What a picture of the board is drawn from."""
    deck: dict[str, int]
    """How many there are of each card."""


class PieceSeen(BaseModel):
    """A piece of an excerpt."""

    text: str
    found: bool
    """Whether it is a word that was sought."""


class HitSeen(BaseModel):
    """A clause or a section of a rulebook that was found."""

    kind: Literal["clause", "section"]
    id: str
    """A clause's number, or what a section is called in every language."""
    title: str
    section: str
    """The title of the part of the book that it is, or in which it stands."""
    excerpt: list[PieceSeen]
    """Some words of it that fit; in this order they are a text."""


class RulebookHits(BaseModel):
    """What was found in a rulebook, best first."""

    hits: list[HitSeen]


class EngineSeen(BaseModel):
    """How far the rules are compiled; bots play all games once it is `ready`."""

    ready: bool
    games: list[str]
    """Those that bots play already."""
    progress: float
    """From 0 to 1."""
    doing: str


class Status(BaseModel):
    """How the server is."""

    version: str
    engine: EngineSeen
    closed: list[Closable]
    """What the host has closed for all, as far as this process knows by now."""


@router.get("/games")
def list_games() -> list[GameSeen]:
    """All games, with their options and editions."""
    return [GameSeen.model_validate(each) for each in documents.every_game()]


@router.get("/bots")
def list_bots() -> list[BotSeen]:
    """All levels of bots, weakest first."""
    return [BotSeen.model_validate(each) for each in documents.every_level()]


@router.get("/games/{game}/rulebook/{lang}")
def read_rulebook(game: str, lang: str) -> RulebookSeen:
    """A game's rulebook, whole and by clauses."""
    return RulebookSeen.model_validate(books.rulebook_in(game, lang))


@router.get("/games/{game}/rulebook/{lang}/search")
def search_rulebook(
    game: str, lang: str, q: Annotated[str, Query(max_length=rulebook_search.LONGEST)]
) -> RulebookHits:
    """What a rulebook has on some words, or a clause by its number: eight places at most."""
    return RulebookHits.model_validate(books.found_in(game, lang, q))


@router.get("/games/{game}/words/{lang}", response_model=WordsSeen)
def read_words(game: str, lang: str, request: Request, response: Response) -> Any:
    """The messages of a game, for a page without its catalogue. A browser keeps them by their digest."""
    words = WordsSeen.model_validate(books.words_in(game, lang))
    digest = f'"{hashlib.sha256(words.fluent.encode()).hexdigest()[:32]}"'
    kept = {"ETag": digest, "Cache-Control": ASK_ANEW}
    # On its way the answer may have been packed, which makes such a mark a weak one.
    if digest in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=kept)
    response.headers.update(kept)
    return words


@router.get("/games/{game}/board.js", include_in_schema=False)
def read_board_script(game: str, request: Request) -> Response:
    """The script by which an installed game draws its board. A browser keeps it by its digest."""
    check_game(game)
    script = describe(game).board_script
    if script is None:
        raise Rejection("not-found", "no-such-address", f"{game} brings no board of its own")
    digest = f'"{hashlib.sha256(script).hexdigest()[:32]}"'
    kept = {"ETag": digest, "Cache-Control": ASK_ANEW}
    if digest in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=kept)
    return Response(script, media_type="text/javascript", headers=kept)


@router.get("/games/{game}/components")
def list_components(game: str, option: Switches = None) -> ComponentsSeen:
    """The board of a game and all of its cards, by the switches chosen."""
    check_game(game)
    chosen = game_of(game, describe(game).seat_range[1], option or ())
    return ComponentsSeen.model_validate(documents.components(chosen))


@router.get("/status")
def status(services: TheServices) -> Status:
    """The server's version, and how far its engine is."""
    engine = services.warmup
    ready = engine.settled.is_set()
    playable = [name for name in games() if ready or engine.has_ready(name)]
    seen = EngineSeen(ready=ready, games=playable, progress=engine.progress, doing=engine.doing)
    return Status(version=__version__, engine=seen, closed=list(services.closures.known))
