"""What people read: all Fluent catalogues of the project, spoken in the reader's language.

The shared words lie in `words/<language>/*.ftl`, a game's own in
`games/<game>/words/<language>.ftl`. The page speaks from the same files.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

__all__ = ["LANGUAGES", "catalogue", "speak"]

LANGUAGES = ("en", "fr", "de")
"""The languages everything is said in."""


def speak(lang: str, message_id: str, /, **params: str | int) -> str:
    """The message in a language of `LANGUAGES`, with its parameters filled in.

    Seats are passed as names, lists as joined text, an unknown value as "unknown" and nobody as
    "none".
    Raises ValueError if there is no such language or message, or if a parameter is missing.
    """
    bundle = _bundle(_known(lang))
    pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
    if pattern is None:
        raise ValueError(f"there is no message {message_id!r} in {lang!r}")
    text, errors = bundle.format_pattern(pattern, params)
    if errors:
        reasons = "; ".join(map(str, errors))
        raise ValueError(f"message {message_id!r} cannot be said in {lang!r}: {reasons}")
    return str(text)


def catalogue(lang: str) -> str:
    """The Fluent source of all messages in a language.

    Raises ValueError if there is no such language.
    """
    return "\n".join(file.read_text("utf-8") for file in _files(_known(lang)))


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; the languages are {', '.join(LANGUAGES)}")
    return lang


def _files(lang: str) -> Iterator[Traversable]:
    shared = resources.files(__name__) / lang
    if shared.is_dir():
        yield from sorted(
            (file for file in shared.iterdir() if file.name.endswith(".ftl")),
            key=lambda file: file.name,
        )
    games = resources.files(__package__.rpartition(".")[0]) / "games"
    for game in sorted(games.iterdir(), key=lambda folder: folder.name):
        words = game / "words" / f"{lang}.ftl"
        if words.is_file():
            yield words


@cache
def _bundle(lang: str) -> FluentBundle:
    # All three languages run from left to right, so the invisible isolating marks would only
    # disturb terminals and searches.
    bundle = FluentBundle([lang], use_isolating=False)
    for file in _files(lang):
        bundle.add_resource(_parsed(file))
    return bundle


def _parsed(file: Traversable) -> ast.Resource:
    resource = FluentResource(file.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file} is no Fluent at: {(entry.content or '').strip()[:80]}")
    return resource
