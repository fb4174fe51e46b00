"""Link preview: the Open Graph tags by which other programs show an address of the page.

They tell what anybody is told who opens the address; of a position, by a picture, what an onlooker sees.
"""

from __future__ import annotations

import html
import re
from pathlib import PurePosixPath
from typing import NamedTuple
from urllib.parse import quote, urlencode

from babel.lists import format_list

from ... import games
from ...words import LANGUAGES, speak
from ..library.lobby import Lobby, Shown
from ..moderation.closures import Closures

SITE = "Diablerie"

PICTURE = "social-card.png"
"""What is shown where no game is named; of a game it is `social-card-<game>.jpg`."""

_TAG = re.compile(
    r'<meta\s+property="og:(?P<name>title|description|image)"\s+content="[^"]*"\s*/?>'
)

OF_GAMES = ("learn", "puzzles", "ratings", "rules")
"""Pages whose address names a game in its second part."""


class LinkPreview(NamedTuple):
    """What is shown of an address: a title, a line below it, and a picture by its path."""

    title: str
    description: str | None = None
    """None: what the page says of itself."""
    picture: str = PICTURE


async def preview_of(
    path: str, lobby: Lobby, closures: Closures, language: str, *, draws: bool = False
) -> LinkPreview:
    """What is shown of an address of the page: who invites to what, or of which game it is.

    Who sits at a running match is not told, nor how it stands, while its onlookers are not let in. `draws`:
    whether the server has pictures of positions. Raises Unavailable where the database cannot tell.
    """
    parts = PurePosixPath(path).parts
    if len(parts) > 1 and parts[0] == "m":
        found = await lobby.shown(parts[1])
        if found is None:
            return LinkPreview(SITE)
        is_closed = found.status == "running" and "watching" in await closures.all()
        if is_closed:
            found = found._replace(names=[])
        picture = picture_of_game(found.game)
        if draws and not is_closed and found.status != "waiting":
            asked = urlencode({"lang": language, "v": found.v})
            picture = f"api/matches/{quote(parts[1])}/picture.jpg?{asked}"
        return _of_match(found, language, picture)
    if len(parts) > 1 and parts[0] in OF_GAMES and parts[1] in games():
        return LinkPreview(
            f"{speak(language, f'{parts[1]}-title')} – {SITE}", picture=picture_of_game(parts[1])
        )
    return LinkPreview(SITE)


def with_preview(index: str, preview: LinkPreview, base: str) -> str:
    """The index with the tags of an address: `base` is the site's, with a slash at its end."""
    contents = {
        "title": preview.title,
        "description": preview.description,
        "image": f"{base}{preview.picture}",
    }

    def tag(found: re.Match[str]) -> str:
        content = contents[found["name"]]
        return found[0] if content is None else _tag(found["name"], content)

    return _TAG.sub(tag, index)


def language_of(accepted: str) -> str:
    """The first language of an `Accept-Language` that we speak, else English."""
    asked = (part.partition(";")[0].strip().lower()[:2] for part in accepted.split(","))
    return next((language for language in asked if language in LANGUAGES), "en")


def _tag(name: str, content: str) -> str:
    return f'<meta property="og:{name}" content="{html.escape(content)}" />'


def picture_of_game(game: str) -> str:
    """The path of the picture that is shown of a game."""
    return f"social-card-{game}.jpg"


def _of_match(match: Shown, language: str, picture: str) -> LinkPreview:
    game = speak(language, f"{match.game}-title")
    title = speak(language, f"link-{match.status}", game=game)
    if match.status == "waiting" and match.host is not None:
        title = speak(language, "link-invites", host=match.host, game=game)
    told = []
    if match.names:
        told.append(speak(language, "link-names", names=format_list(match.names, locale=language)))
    if match.status == "waiting":
        told.append(speak(language, "link-free", free=match.free, seats=match.seats))
    return LinkPreview(title, " ".join(told) or None, picture)
